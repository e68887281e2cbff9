import { CircleCheck } from 'lucide-react'
import { useMemo, useState } from 'react'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { EDADES_PAGO, isReversa, MOTIVOS_SIN_LINEA } from '#domain/fondos/pagos/por-identificar.ts'
import { referenciaTexto } from '#domain/fondos/referencia-pago.ts'
import { ListTable } from '#admin/shared/list/ListTable.tsx'
import { PortalList } from '#admin/shared/list/PortalList.tsx'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { AsignarPagoDialog } from './AsignarPagoDialog.tsx'
import { DevolverPagoDialog } from './DevolverPagoDialog.tsx'
import { EdadesPago } from './EdadesPago.tsx'
import type { PagoDeDialogo } from './PagoEnEspera.tsx'
import type { PagoPorIdentificar } from '#domain/fondos/pagos/panel-pagos.ts'
import type { Columna, Filtro, TextosLista } from '#admin/shared/list/lista.ts'
import type { ReactElement } from 'react'

const TEXTOS: TextosLista = {
  tabla: 'Pagos por identificar',
  buscar: 'Referencia, operación o entidad',
  falla: 'No se pudieron cargar los pagos por identificar.',
  uno: 'pago por identificar',
  varios: 'pagos por identificar',
  vacia: (
    <EmptyState icon={CircleCheck} title="Todos los pagos tienen su línea.">
      Aquí queda lo que el banco recibió con una referencia que no corresponde a ninguna línea en vigor.
    </EmptyState>
  ),
}

const FILTROS: readonly Filtro[] = [
  {
    key: 'antiguedad',
    label: 'Antigüedad',
    placeholder: 'Todas',
    opciones: EDADES_PAGO.map(({ id, titulo }) => ({ valor: id, label: titulo })),
  },
]

type Acto = PagoPorIdentificar['actions'][number]

const BOTONES: Readonly<Record<Acto, string>> = { asignar: 'Asignar a una línea', devolver: 'Devolver' }
const BOTONES_REVERSA: Readonly<Record<Acto, string>> = { asignar: 'Asignar a su pago', devolver: 'Cerrar sin su pago' }

export function columnasPorIdentificar(
  abrir: (acto: Acto, pago: PagoPorIdentificar) => void,
): readonly Columna<PagoPorIdentificar>[] {
  return [
    {
      key: 'referencia',
      header: 'Referencia del banco',
      mono: true,
      ancho: 190,
      fija: true,
      sortBy: 'referencia',
      cell: ({ referencia }) => referenciaTexto(referencia),
    },
    {
      key: 'importe',
      header: 'Importe',
      numeric: true,
      ancho: 120,
      sortBy: 'importe',
      cell: ({ importeCentavos }) => <MoneyText centavos={importeCentavos} />,
    },
    { key: 'fecha', header: 'Fecha del banco', ancho: 120, sortBy: 'fecha', cell: ({ fecha }) => formatFecha(fecha) },
    { key: 'dias', header: 'Días', numeric: true, ancho: 60, cell: ({ dias }) => dias },
    {
      key: 'sugerida',
      header: 'Referencia propuesta',
      mono: true,
      ancho: 190,
      cell: ({ sugerida }) => referenciaTexto(sugerida) || '–',
    },
    { key: 'motivo', header: 'Por qué', ancho: 200, entera: true, cell: ({ motivo }) => MOTIVOS_SIN_LINEA[motivo] },
    { key: 'deudor', header: 'De', ancho: 180, wrap: true, cell: ({ deudor }) => deudor || '–' },
    { key: 'operacion', header: 'Operación', mono: true, ancho: 120, cell: ({ operacion }) => operacion },
    { key: 'origen', header: 'Origen', ancho: 200, oculta: true, cell: ({ origen }) => origen },
    {
      key: 'acciones',
      header: 'Acciones',
      hideHeader: true,
      ancho: 240,
      fija: true,
      soloPantalla: true,
      cell: (pago) => (
        <span className="row">
          {pago.actions.map((acto) => (
            <Button key={acto} size="sm" onClick={() => abrir(acto, pago)}>
              {(isReversa(pago) ? BOTONES_REVERSA : BOTONES)[acto]}
              <span className="visually-hidden">: operación {pago.operacion}</span>
            </Button>
          ))}
        </span>
      ),
    },
  ]
}

/** Payments that credit nobody yet, how old they are, and the two acts that end that: both need a second person. */
export function PorIdentificarTab(): ReactElement {
  const [abierto, setAbierto] = useState<{ readonly acto: Acto; readonly pago: PagoPorIdentificar } | null>(null)
  const columnas = useMemo(() => columnasPorIdentificar((acto, pago) => setAbierto({ acto, pago })), [])
  const close = (): void => setAbierto(null)
  return (
    <div className="stack">
      <EdadesPago />
      <PortalList resource="pagos-por-identificar" columnas={columnas} sort={{ field: 'fecha', order: 'ASC' }}>
        <ListTable<PagoPorIdentificar> textos={TEXTOS} columnas={columnas} filtros={FILTROS} />
      </PortalList>
      {abierto?.acto === 'asignar' && (
        <AsignarPagoDialog pago={deDialogo(abierto.pago)} sugerida={abierto.pago.sugerida} onClose={close} />
      )}
      {abierto?.acto === 'devolver' && <DevolverPagoDialog pago={deDialogo(abierto.pago)} onClose={close} />}
    </div>
  )
}

const deDialogo = (pago: PagoPorIdentificar): PagoDeDialogo => ({
  ...pago,
  donde: { label: 'Por qué espera', value: MOTIVOS_SIN_LINEA[pago.motivo] },
})
