import { Inbox } from 'lucide-react'
import { useMemo } from 'react'
import { filtroSinAprobar } from '#domain/afiliacion/movimientos/movimientos-de-quincena.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { usePortalRows } from '#admin/shared/list/use-portal-rows.ts'
import { nombreEnLista } from '#admin/shared/nombre-persona.ts'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { EstatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import type { CierreEntidad } from '#domain/quincenas/cierre.ts'
import type { MovimientoRenglon } from '#domain/afiliacion/movimientos/movimiento.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

const SORT = { field: 'solicitadoAt', order: 'ASC' } as const
const MOSTRADOS = 100

const COLUMNAS: readonly Column<MovimientoRenglon>[] = [
  { key: 'tipo', header: 'Tipo', cell: ({ tipo }) => tipo },
  { key: 'fecha', header: 'Fecha', cell: ({ fecha }) => formatFecha(fecha) },
  { key: 'nombre', header: 'Nombre', wrap: true, cell: (movimiento) => nombreEnLista(movimiento) },
  { key: 'folio', header: 'Folio', mono: true, cell: ({ folio }) => folio },
  { key: 'estatus', header: 'Estatus', cell: ({ estatus }) => <EstatusTag estatus={estatus} /> },
]

/** "Movimientos No Aprobados": what the close would leave for the next quincena, with type and date (specification 2 §2.13). */
export function NoAprobadosDialog(props: { codigo: string; cierre: CierreEntidad; onClose: () => void }): ReactElement {
  const { codigo, cierre, onClose } = props
  const { id, nombre } = cierre.entidad
  const filter = useMemo(() => filtroSinAprobar(codigo, id), [codigo, id])
  const rows = usePortalRows('movimientos', { page: 1, perPage: MOSTRADOS, sort: SORT, filter })
  return (
    <Dialog open size="lg" title="Movimientos No Aprobados" onClose={onClose}>
      <div className="stack">
        <p className="secondary">
          {nombre}: {cuentaTexto(cierre.movimientos.sinAprobar, 'movimiento')} sin aprobar. No detienen el cierre: pasan
          a la quincena siguiente con su folio y su fecha.
        </p>
        {rows.error ? (
          <ErrorState title="No se pudieron cargar los movimientos." error={rows.error} onRetry={rows.refetch} />
        ) : (
          <DataTable
            caption="Movimientos no aprobados"
            columns={COLUMNAS}
            rows={(rows.data ?? []) as readonly MovimientoRenglon[]}
            rowKey={({ id: movimiento }) => movimiento}
            loading={rows.loading}
            empty={<EmptyState icon={Inbox} title="Todos los movimientos están aprobados." />}
          />
        )}
      </div>
    </Dialog>
  )
}
