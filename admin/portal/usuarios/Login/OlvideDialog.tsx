import { Button } from '#admin/shared/ui/Button.tsx'
import { Dialog } from '#admin/shared/ui/Dialog.tsx'
import type { ReactElement } from 'react'

interface OlvideDialogProps {
  open: boolean
  contacto: string
  onClose: () => void
}

/** Says how a password is recovered today: recovery by e-mail is not there yet, and nothing pretends to be sent. */
export function OlvideDialog({ open, contacto, onClose }: OlvideDialogProps): ReactElement {
  return (
    <Dialog
      open={open}
      title="Recuperar el acceso"
      onClose={onClose}
      footer={<Button onClick={onClose}>Entendido</Button>}
    >
      <div className="stack">
        <p>
          Pide a la administración del portal una contraseña nueva. Al entrar con ella se te pedirá cambiarla por una
          tuya.
        </p>
        {contacto && <p className="strong">{contacto}</p>}
        <p className="secondary">
          Ten a la mano tu ID. Personal. La atención es de lunes a viernes, de 8:00 a 15:30. La recuperación por correo
          aún no está disponible.
        </p>
      </div>
    </Dialog>
  )
}
