import { ActoDialog } from '#admin/shared/movimientos/ActoDialog.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { useMovimiento } from './use-movimiento.ts'
import type { ReactElement } from 'react'

/** Returns a movement from its row: which fields can be marked depends on the movement, so it is loaded first. */
export function DevolverDialog({ folio, onClose }: { folio: string; onClose: () => void }): ReactElement {
  const { data, error, refetch } = useMovimiento(folio)
  if (data) return <ActoDialog acto="devolver" movimiento={data} onClose={onClose} />
  return (
    <Dialog open title={`Devolver el movimiento ${folio}`} onClose={onClose}>
      {error ? (
        <ErrorState title="No se pudo cargar el movimiento." error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={6} label="Cargando el movimiento" />
      )}
    </Dialog>
  )
}
