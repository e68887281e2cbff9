import { ArrowLeftRight } from 'lucide-react'
import { useMemo } from 'react'
import { isApiError } from '#admin/providers/api-error.ts'
import { ListTable } from '#admin/shared/list/ListTable.tsx'
import { PortalList } from '#admin/shared/list/PortalList.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { columnasSolicitudes, DetallesButton } from './columnas.tsx'
import { DetalleDialog } from './DetalleDialog.tsx'
import { useAbierto } from './use-abierto.ts'
import type { TextosLista, ValoresFiltro } from '#admin/shared/list/lista.ts'
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
const FIELDS = columnasSolicitudes(() => null)

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
      {folio !== null && <DetalleDialog folio={folio} onClose={() => abrir(null)} />}
    </PortalList>
  )
}

function Tabla({
  acciones,
  detalles,
  abrir,
}: ListaSolicitudesProps & { abrir: (folio: string) => void }): ReactElement {
  const columnas = useMemo(
    () =>
      columnasSolicitudes((row) => (
        <span className="solicitudes-acciones">
          <DetallesButton onClick={() => abrir(row.folio)} {...(detalles && { label: detalles })} />
          {acciones?.(row)}
        </span>
      )),
    [acciones, detalles, abrir],
  )
  return (
    <div className="solicitudes">
      <ListTable<MovimientoRenglon> textos={TEXTOS} columnas={columnas} />
    </div>
  )
}
