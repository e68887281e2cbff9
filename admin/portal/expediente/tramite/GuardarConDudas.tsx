import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import type { ReactElement } from 'react'
import type { Pregunta } from './TramiteFrame.tsx'

interface GuardarConDudasProps extends Pregunta {
  /** What differs, a sentence each. */
  dudas: readonly string[]
}

/** A key was written otherwise than its paper says it: who saves it all the same says so. */
export function GuardarConDudas({ dudas, onContinue, onClose }: GuardarConDudasProps): ReactElement {
  return (
    <Dialog
      open
      title="Lo escrito difiere de los documentos"
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
      <ul>
        {dudas.map((duda) => (
          <li key={duda}>{duda}</li>
        ))}
      </ul>
      <p className="secondary">Quien valide el movimiento verá esta diferencia.</p>
    </Dialog>
  )
}
