import { ArrowLeftRight } from 'lucide-react'
import { useMemo } from 'react'
import { isApiError } from '#admin/providers/api-error.ts'
import { ListTable } from '#admin/shared/list/ListTable.tsx'
import { PortalList } from '#admin/shared/list/PortalList.tsx'
import { useList } from '#admin/shared/list/list-state.ts'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { classNames } from '#admin/shared/ui/class-names.ts'
import { COLUMNA_CAMBIO, columnasSolicitudes, DetallesButton } from './columnas.tsx'
import { DetalleDialog } from './DetalleDialog.tsx'
import { useAbierto } from './use-abierto.ts'
import type { Columna, TextosLista, ValoresFiltro } from '#admin/shared/list/lista.ts'
import type { MovimientoRenglon } from '#domain/afiliacion/movimientos/movimiento.ts'
import type { ReactElement, ReactNode } from 'react'
import './movimientos.css'

interface ListaSolicitudesProps {
  /** Which movements the list is of. */
  permanente?: ValoresFiltro
  /** Buttons of a row besides the one that opens its detail. */
  acciones?: (row: MovimientoRenglon) => ReactNode
  /** Name of that button: "Detalles", "Ver Detalles". */
  detalles?: string
  /**
   * The tray of its dependency: all wait for the same turn, so that what each changes stands in the place of its status, and its acts
   * are called as there.
   */
  bandeja?: boolean
}

const TEXTOS: TextosLista = {
  tabla: 'Movimientos',
  buscar: 'Folio, nombre, CURP o No. interno',
  falla: (error) => `Error: ${isApiError(error) ? `Error al cargar datos: ${error.status}` : 'Error desconocido'}`,
  cargando: 'Cargando solicitudes...',
  sinResultados: 'No hay solicitudes para mostrar con los filtros seleccionados.',
  uno: 'resultado',
  varios: 'resultados',
  vacia: (
    <EmptyState icon={ArrowLeftRight} title="No hay solicitudes para mostrar.">
      Aquí estará cada movimiento desde que se solicita.
    </EmptyState>
  ),
}
const FIELDS = columnasSolicitudes(
  () => 0,
  () => null,
)

/** The documented list of movements, with its detail in a dialog (specification 3 §2.9). */
export function ListaSolicitudes(props: ListaSolicitudesProps): ReactElement {
  const { folio, abrir } = useAbierto()
  return (
    <PortalList
      resource="movimientos"
      columnas={FIELDS}
      sort={{ field: 'solicitadoAt', order: 'DESC' }}
      {...(props.permanente && { permanente: props.permanente })}
    >
      <Tabla {...props} abrir={abrir} />
      {folio !== null && (
        <DetalleDialog folio={folio} onClose={() => abrir(null)} {...(props.bandeja && { vista: 'dependencia' })} />
      )}
    </PortalList>
  )
}

function Tabla(props: ListaSolicitudesProps & { abrir: (folio: string) => void }): ReactElement {
  const { acciones, detalles, bandeja = false, abrir } = props
  const { data, page, perPage } = useList()
  const columnas = useMemo(() => {
    const rows = (data ?? []) as readonly MovimientoRenglon[]
    const numero = (row: MovimientoRenglon): number => (page - 1) * perPage + rows.indexOf(row) + 1
    const columnas = columnasSolicitudes(numero, (row) => (
      <span className="solicitudes-acciones">
        <DetallesButton onClick={() => abrir(row.folio)} {...(detalles && { label: detalles })} />
        {acciones?.(row)}
      </span>
    ))
    return bandeja ? enBandeja(columnas) : columnas
  }, [data, page, perPage, acciones, detalles, bandeja, abrir])
  return (
    <div className={classNames('solicitudes', bandeja && 'solicitudes-bandeja')}>
      <ListTable<MovimientoRenglon> textos={TEXTOS} columnas={columnas} />
    </div>
  )
}

/** With three acts and what changes in each row, the whole is as wide as a desk's window. */
const EN_BANDEJA: Readonly<Record<string, Partial<Columna<MovimientoRenglon>>>> = {
  numero: { ancho: 36 },
  folio: { ancho: 100 },
  tipo: { ancho: 116, wrap: true },
  interno: { ancho: 88 },
  nombre: { ancho: 152 },
  curp: { ancho: 162 },
  // All have the same: only to whoever asks for it.
  estatus: { oculta: true },
  acciones: { ancho: 296 },
}

/** The columns of the documented list as a tray has them: before the status, what each changes. */
function enBandeja(columnas: readonly Columna<MovimientoRenglon>[]): readonly Columna<MovimientoRenglon>[] {
  return columnas.flatMap((each) => {
    const columna = { ...each, ...EN_BANDEJA[each.key] }
    return each.key === 'estatus' ? [{ ...COLUMNA_CAMBIO, ancho: 190 }, columna] : [columna]
  })
}
