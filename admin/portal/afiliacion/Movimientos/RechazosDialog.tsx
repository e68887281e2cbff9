import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { Button } from '#admin/shared/ui/Button.tsx'
import { Dialog } from '#admin/shared/ui/Dialog.tsx'
import type { RespuestaLote } from '#domain/afiliacion/actos/acto-cuerpos.ts'
import type { ReactElement } from 'react'

interface RechazosDialogProps {
  rechazados: RespuestaLote['rechazados']
  onClose: () => void
}

/** Of an act on many: those that were refused, each with its reason. */
export function RechazosDialog({ rechazados, onClose }: RechazosDialogProps): ReactElement {
  return (
    <Dialog
      open
      size="md"
      title={cuentaTexto(rechazados.length, 'movimiento quedó igual', 'movimientos quedaron igual')}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          Entendido
        </Button>
      }
    >
      <ul className="stack plain">
        {rechazados.map(({ folio, error }) => (
          <li key={folio}>
            <span className="mono">{folio}</span>: {error}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
