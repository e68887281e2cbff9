import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import type { Pregunta } from '#admin/portal/expediente/tramite/TramiteFrame.tsx'
import type { ReactElement } from 'react'

/** The documents step is left without its three papers (specification 1 §4.2). */
export function SinDocumentos({ onContinue, onClose }: Pregunta): ReactElement {
  return (
    <Dialog
      open
      title="Documentos sin actualizar"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button variant="primary" onClick={onContinue}>
            Continuar
          </Button>
        </>
      }
    >
      <p>Recomendamos subir los documentos actualizados. ¿Deseas continuar sin documentos?</p>
    </Dialog>
  )
}
