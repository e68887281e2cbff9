import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { SinCambiosNote } from '#admin/portal/wizard/SinCambiosNote.tsx'
import type { ReactElement } from 'react'
import type { Pregunta } from './TramiteFrame.tsx'

interface GuardarConDudasProps extends Pregunta {
  /** What differs, a sentence each. */
  dudas: readonly string[]
  /** A correction that asks for the same as what was returned. */
  sinCambios: boolean
}

/**
 * A key was written otherwise than its paper says it, or a correction corrects nothing: who saves it all the same says so.
 */
export function GuardarConDudas({ dudas, sinCambios, onContinue, onClose }: GuardarConDudasProps): ReactElement {
  return (
    <Dialog
      open
      title={dudas.length > 0 ? 'Lo escrito difiere de los documentos' : 'Confirmar'}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onContinue}>Guardar así</Button>
          <Button variant="primary" onClick={onClose}>
            Volver a revisar
          </Button>
        </>
      }
    >
      {sinCambios && <SinCambiosNote />}
      {dudas.length > 0 && (
        <>
          <ul>
            {dudas.map((duda) => (
              <li key={duda}>{duda}</li>
            ))}
          </ul>
          <p className="secondary">Quien valide el movimiento verá esta diferencia.</p>
        </>
      )}
    </Dialog>
  )
}
