import { useState } from 'react'
import { ActoDialog } from '#admin/shared/movimientos/ActoDialog.tsx'
import { MovimientoActions } from '#admin/shared/movimientos/MovimientoActions.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { SeccionesDetalle } from './SeccionesDetalle.tsx'
import { useMovimiento } from './use-movimiento.ts'
import type { Ambito } from '#domain/acceso/acto.ts'
import type { ActoConPregunta } from '#admin/shared/movimientos/textos-acto.ts'
import type { ReactElement } from 'react'

interface DetalleDialogProps {
  folio: string
  /** Whose screen it is, where its acts are called as there. */
  vista?: Ambito
  onClose: () => void
}

/** "Detalles Completos del Movimiento", with what may be done to it. What an act asks takes its place. */
export function DetalleDialog({ folio, vista, onClose }: DetalleDialogProps): ReactElement {
  const { data, error, refetch } = useMovimiento(folio)
  const [asking, setAsking] = useState<ActoConPregunta | null>(null)
  if (data && asking)
    return <ActoDialog acto={asking} movimiento={data} onClose={() => setAsking(null)} onDone={onClose} />
  return (
    <Dialog
      open
      size="lg"
      title="Detalles Completos del Movimiento"
      onClose={onClose}
      footer={data && <MovimientoActions movimiento={data} onAsk={setAsking} {...(vista && { vista })} />}
    >
      {error ? (
        <ErrorState title="No se pudo cargar el movimiento." error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <SeccionesDetalle movimiento={data} />
      ) : (
        <Skeleton lines={12} label="Cargando el movimiento" />
      )}
    </Dialog>
  )
}
