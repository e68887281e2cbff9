import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from './Dialog.tsx'
import type { ReactElement, ReactNode } from 'react'

interface RechazosDialogProps {
  title: string
  /** Without `nombre`, `error` says whose it is. */
  rechazados: readonly { key: string | number; nombre?: ReactNode; error: ReactNode }[]
  onClose: () => void
}

/** Of an act on many: those that stayed as they were, each with its reason. */
export function RechazosDialog({ title, rechazados, onClose }: RechazosDialogProps): ReactElement {
  return (
    <Dialog
      open
      size="md"
      title={title}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          Entendido
        </Button>
      }
    >
      <ul className="stack plain">
        {rechazados.map(({ key, nombre, error }) => (
          <li key={key}>
            {nombre !== undefined && <>{nombre}: </>}
            {error}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
