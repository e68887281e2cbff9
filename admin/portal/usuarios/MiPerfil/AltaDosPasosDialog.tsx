import { useState } from 'react'
import { api } from '#admin/providers/api-client.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { AltaDosPasosForm } from './AltaDosPasosForm.tsx'
import { ClaveDialog } from './ClaveDialog.tsx'
import type { AltaDosPasos } from '#domain/usuarios/cuenta.ts'
import type { ReactElement } from 'react'

interface AltaDosPasosDialogProps {
  /** They are on already: this is another phone. */
  otro: boolean
  onClose: () => void
  /** The recovery codes of the account, to be shown once. */
  onDone: (codigos: readonly string[]) => void
}

/** The password, then the key and the first code. */
export function AltaDosPasosDialog({ otro, onClose, onDone }: AltaDosPasosDialogProps): ReactElement {
  const [alta, setAlta] = useState<AltaDosPasos | null>(null)
  const [busy, setBusy] = useState(false)
  if (!alta)
    return (
      <ClaveDialog
        title={otro ? 'Pasar la verificación a otro teléfono' : 'Activar la verificación en dos pasos'}
        action="Continuar"
        onSubmit={async (clave) => setAlta(await api.call('POST /api/mi-cuenta/dos-pasos', { body: { clave } }))}
        onClose={() => undefined}
        onCancel={onClose}
      >
        Ten a la mano tu teléfono con una aplicación de autenticación. Al terminar se cerrarán tus demás sesiones.
        {otro &&
          ' El teléfono de ahora sirve hasta entonces; después dejan de servir sus códigos y los de recuperación.'}
      </ClaveDialog>
    )
  return (
    <Dialog
      open
      size="md"
      title="Agrega el portal a tu aplicación"
      onClose={onClose}
      locked={busy}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancelar
          </Button>
          <Button variant="primary" type="submit" form="alta-dos-pasos" busy={busy} busyText="Comprobando…">
            {otro ? 'Usar este teléfono' : 'Activar verificación'}
          </Button>
        </>
      }
    >
      <AltaDosPasosForm alta={alta} onBusy={setBusy} onDone={onDone} />
    </Dialog>
  )
}
