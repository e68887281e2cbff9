import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { RESULTADOS_PAGO } from '#domain/fondos/pagos/cuenta-cargo.ts'
import { referenciaTexto } from '#domain/fondos/referencia-pago.ts'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { Desglose } from './Desglose.tsx'
import { useExplicacionLinea, type CualLinea } from './use-explicacion-linea.ts'
import type {
  AjusteDeLinea,
  ExplicacionLinea as Explicada,
  InteresDeLinea,
  PagoDeLinea,
} from '#domain/fondos/pagos/explicacion-linea.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

/** Every part of what a line asks for, and what became of it. */
export function ExplicacionLinea({ de }: { de: CualLinea }): ReactElement {
  const { data, error, isPending, refetch } = useExplicacionLinea(de)
  return (
    <>
      {error && <ErrorState title="No se pudo explicar la línea." error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton lines={6} label="Cargando la explicación" />}
      {data && <Explicacion data={data} />}
    </>
  )
}

function Explicacion({ data }: { data: Explicada }): ReactElement {
  const { entidad, persona, folio, chip, aportaciones, retenciones } = data
  const deQue = folio === '' ? chip : `Aportación extemporánea ${folio}`
  return (
    <div className="stack">
      <p className="secondary">{[entidad.nombre, persona, deQue].filter((part) => part !== '').join(' · ')}</p>
      <Desglose
        titulo="Lo que pide la línea"
        renglones={[
          ...aportaciones.map(({ titulo, origen, importeCentavos }) => ({
            texto: `${titulo} · ${origen}`,
            centavos: importeCentavos,
          })),
          { texto: 'Aportaciones', centavos: data.aportacionesCentavos, suma: true, abre: 'aportacionesDetalle' },
          ...retenciones.map(({ titulo, prestamos, importeCentavos }) => ({
            texto: `${titulo} · ${cuentaTexto(prestamos, 'préstamo')} por retener`,
            centavos: importeCentavos,
          })),
          ...(folio === ''
            ? ([
                {
                  texto: persona === '' ? 'Retenciones ordenadas' : 'Abonos de sus préstamos',
                  centavos: data.retencionesCentavos,
                  suma: true,
                  abre: 'retencionDetalle',
                },
                { texto: 'Ajustes de quincenas anteriores', centavos: data.ajustesCentavos, suma: true },
              ] as const)
            : []),
          ...(data.creditoCentavos > 0 ? [{ texto: 'Saldo a favor aplicado', centavos: -data.creditoCentavos }] : []),
          { texto: 'Total', centavos: data.totalCentavos, suma: true },
        ]}
        de={data}
      />
      {data.ajustes.length > 0 && (
        <DataTable
          caption="Ajustes de quincenas anteriores"
          showCaption
          columns={AJUSTES}
          rows={data.ajustes}
          rowKey={({ prestamo, quincena }) => `${prestamo} ${quincena}`}
          minWidth={720}
        />
      )}
      {data.moraDesde !== '' && <p>{data.moraDesde}</p>}
      {(data.intereses.length > 0 || data.pagos.length > 0) && <Cobro data={data} />}
      <p className="secondary">
        {COMO_SE_FORMA[folio !== '' ? 'extemporanea' : persona !== '' ? 'licencia' : 'entidad']}
      </p>
    </div>
  )
}

const COMO_SE_FORMA = {
  entidad:
    'La línea toma lo que la entidad respondió que retuvo y, mientras no responde, lo ordenado. Lo que se responde después ajusta la línea siguiente.',
  licencia: 'Quien está de licencia paga su parte, la de la entidad y los abonos de sus préstamos; no lleva multa.',
  extemporanea: 'El interés corre, para cada quincena, desde el día en que debió pagarse.',
} as const

/** What became of the line: interest of each stretch, payments, and what is owed today. */
function Cobro({ data }: { data: Explicada }): ReactElement {
  return (
    <>
      {data.intereses.length > 0 && (
        <DataTable
          caption="Intereses por pago tardío"
          showCaption
          columns={INTERESES}
          rows={data.intereses}
          rowKey={({ desde, formula }) => `${desde} ${formula}`}
          minWidth={720}
        />
      )}
      {data.pagos.length > 0 && (
        <DataTable
          caption="Pagos que informó el banco"
          showCaption
          columns={PAGOS}
          rows={data.pagos}
          rowKey={({ id }) => id}
          minWidth={720}
        />
      )}
      <Desglose titulo="Hoy" renglones={[{ texto: 'Por pagar', centavos: data.debeCentavos, suma: true }]} de={data} />
    </>
  )
}

const INTERESES: readonly Column<InteresDeLinea>[] = [
  { key: 'desde', header: 'Después del', cell: ({ desde }) => formatFecha(desde) },
  { key: 'hasta', header: 'Hasta el', cell: ({ hasta }) => formatFecha(hasta) },
  { key: 'formula', header: 'Cómo se calculó', wrap: true, cell: ({ formula }) => formula },
  { key: 'importe', header: 'Interés', numeric: true, cell: (row) => <MoneyText centavos={row.importeCentavos} /> },
]

const PAGOS: readonly Column<PagoDeLinea>[] = [
  { key: 'fecha', header: 'Día del banco', cell: ({ fecha }) => formatFecha(fecha) },
  {
    key: 'referencia',
    header: 'Referencia',
    mono: true,
    cell: ({ referencia }) => referenciaTexto(referencia),
  },
  {
    key: 'resultado',
    header: 'Resultado',
    cell: ({ resultado, tardio }) => `${RESULTADOS_PAGO[resultado]}${tardio ? ', tardío' : ''}`,
  },
  { key: 'interes', header: 'A intereses', numeric: true, cell: (row) => <MoneyText centavos={row.interesCentavos} /> },
  { key: 'capital', header: 'A la línea', numeric: true, cell: (row) => <MoneyText centavos={row.capitalCentavos} /> },
  { key: 'favor', header: 'A favor', numeric: true, cell: (row) => <MoneyText centavos={row.excedenteCentavos} /> },
  { key: 'importe', header: 'Importe', numeric: true, cell: (row) => <MoneyText centavos={row.importeCentavos} /> },
]

const AJUSTES: readonly Column<AjusteDeLinea>[] = [
  { key: 'prestamo', header: 'Préstamo', cell: ({ prestamo }) => <span className="mono">{prestamo}</span> },
  { key: 'nombre', header: 'Nombre', wrap: true, cell: ({ nombre }) => nombre },
  { key: 'quincena', header: 'Quincena', cell: ({ quincena }) => quincena },
  { key: 'ordenado', header: 'Ordenado', numeric: true, cell: (row) => <MoneyText centavos={row.ordenadoCentavos} /> },
  { key: 'retenido', header: 'Retenido', numeric: true, cell: (row) => <MoneyText centavos={row.retenidoCentavos} /> },
  { key: 'motivo', header: 'Motivo', wrap: true, cell: ({ motivo }) => motivo || 'Completa' },
  { key: 'ajuste', header: 'Ajuste', numeric: true, cell: (row) => <MoneyText centavos={row.importeCentavos} /> },
]
