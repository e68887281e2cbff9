import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { RESULTADOS_PAGO } from '#domain/fondos/pagos/cuenta-cargo.ts'
import { referenciaTexto } from '#domain/fondos/referencia-pago.ts'
import { ImporteDeCierre, type DetalleDeQuincena } from '#admin/portal/fondos/quincena/ImporteDeCierre.tsx'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { useExplicacionLinea } from './use-aportacion-retencion.ts'
import type {
  AjusteDeLinea,
  ExplicacionLinea,
  InteresDeLinea,
  PagoDeLinea,
} from '#domain/fondos/pagos/explicacion-linea.ts'
import type { Claves } from '#admin/portal/fondos/organica/use-lugar.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'
import './explicacion-linea.css'

/** "Explicar": every part of what a line asks for. */
export function ExplicacionLineaDialog(props: { lugar: Claves; codigo: string; onClose: () => void }): ReactElement {
  const { data, error, isPending, refetch } = useExplicacionLinea(props.lugar, props.codigo)
  return (
    <Dialog
      open
      size="lg"
      title="De qué se compone la línea de pago"
      onClose={props.onClose}
      footer={<Button onClick={props.onClose}>Cerrar</Button>}
    >
      {error && <ErrorState title="No se pudo explicar la línea." error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton lines={6} label="Cargando la explicación" />}
      {data && <Explicacion data={data} />}
    </Dialog>
  )
}

function Explicacion({ data }: { data: ExplicacionLinea }): ReactElement {
  const { entidad, chip, aportaciones, retenciones } = data
  return (
    <div className="stack">
      <p className="secondary">
        {entidad.nombre} · {chip}
      </p>
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
          { texto: 'Retenciones ordenadas', centavos: data.retencionesCentavos, suma: true, abre: 'retencionDetalle' },
          { texto: 'Ajustes de quincenas anteriores', centavos: data.ajustesCentavos, suma: true },
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
      {(data.intereses.length > 0 || data.pagos.length > 0) && <Cobro data={data} />}
      <p className="secondary">
        La línea toma lo que la entidad respondió que retuvo y, mientras no responde, lo ordenado. Lo que se responde
        después ajusta la línea siguiente.
      </p>
    </div>
  )
}

/** What became of the line: interest of each stretch, payments, and what is owed today. */
function Cobro({ data }: { data: ExplicacionLinea }): ReactElement {
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

interface Renglon {
  readonly texto: string
  readonly centavos: number
  /** A sum of the ones before. */
  readonly suma?: boolean
  /** Where it is told by person. */
  readonly abre?: DetalleDeQuincena
}

interface DesgloseProps {
  titulo: string
  renglones: readonly Renglon[]
  de: Pick<ExplicacionLinea, 'codigo' | 'entidad'>
}

/** Amounts under each other, with their sums. */
function Desglose({ titulo, renglones, de: { codigo, entidad } }: DesgloseProps): ReactElement {
  return (
    <table className="desglose">
      <caption className="visually-hidden">{titulo}</caption>
      <tbody>
        {renglones.map(({ texto, centavos, suma, abre }) => (
          <tr key={texto} className={suma ? 'suma' : undefined}>
            <th scope="row">{texto}</th>
            <td>
              {abre ? (
                <ImporteDeCierre {...{ centavos, codigo, entidad }} detalle={abre} organizacion="entonces" />
              ) : (
                <MoneyText centavos={centavos} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
