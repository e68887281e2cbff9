import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from './Dialog.tsx'
import type { ReactElement } from 'react'

interface UnsavedDialogProps {
  /** What would be lost: "lo que cambiaste en esta página". */
  what: string
  /** The page stays: what was typed in it is replaced. */
  replaces?: boolean
  onLeave: () => void
  onStay: () => void
}

/** Asks before changes that nobody saved are lost; staying is what Escape does. */
export function UnsavedDialog({ what, replaces = false, onLeave, onStay }: UnsavedDialogProps): ReactElement {
  return (
    <Dialog
      open
      title="Tienes cambios sin guardar"
      onClose={onStay}
      footer={
        <>
          <Button variant="danger" onClick={onLeave}>
            {replaces ? 'Seguir sin guardar' : 'Salir sin guardar'}
          </Button>
          <Button variant="primary" onClick={onStay}>
            Quedarme
          </Button>
        </>
      }
    >
      <p>
        Si {replaces ? 'sigues' : 'sales'} ahora se pierde {what}.
      </p>
    </Dialog>
  )
}
