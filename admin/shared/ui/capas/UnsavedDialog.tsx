import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from './Dialog.tsx'
import type { ReactElement } from 'react'

interface UnsavedDialogProps {
  /** What would be lost: "lo que cambiaste en esta página". */
  what: string
  onLeave: () => void
  onStay: () => void
}

/** Asks before changes that nobody saved are lost; staying is what Escape does. */
export function UnsavedDialog({ what, onLeave, onStay }: UnsavedDialogProps): ReactElement {
  return (
    <Dialog
      open
      title="Tienes cambios sin guardar"
      onClose={onStay}
      footer={
        <>
          <Button variant="danger" onClick={onLeave}>
            Salir sin guardar
          </Button>
          <Button variant="primary" onClick={onStay}>
            Quedarme
          </Button>
        </>
      }
    >
      <p>Si sales ahora se pierde {what}.</p>
    </Dialog>
  )
}
