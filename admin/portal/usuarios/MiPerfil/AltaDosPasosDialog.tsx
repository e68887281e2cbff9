import { useState } from 'react'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { AltaDosPasosForm, useAltaDosPasos, useConfirmarAlta } from './AltaDosPasosForm.tsx'
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
  const asking = useAltaDosPasos(setAlta)
  const act = useConfirmarAlta(onDone)
  if (!alta)
    return (
      <ClaveDialog
        title={otro ? 'Pasar la verificación a otro teléfono' : 'Activar la verificación en dos pasos'}
        action="Continuar"
        act={asking}
        onClose={onClose}
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
      locked={act.busy}
      footer={
        <>
          <Button onClick={onClose} disabled={act.busy}>
            Cancelar
          </Button>
          <Button variant="primary" type="submit" form="alta-dos-pasos" busy={act.busy} busyText="Comprobando…">
            {otro ? 'Usar este teléfono' : 'Activar verificación'}
          </Button>
        </>
      }
    >
      <AltaDosPasosForm alta={alta} act={act} />
    </Dialog>
  )
}
