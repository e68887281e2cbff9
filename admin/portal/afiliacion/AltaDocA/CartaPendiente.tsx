import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import type { ReactElement } from 'react'

/** The letter is optional: the alta goes on without it (specification 1 §2.4.7). */
export function CartaPendiente(props: { onContinue: () => void; onClose: () => void }): ReactElement {
  return (
    <Dialog
      open
      title="Carta Testamentaria pendiente"
      onClose={props.onClose}
      footer={
        <>
          <Button onClick={props.onClose}>Volver</Button>
          <Button variant="primary" onClick={props.onContinue}>
            Continuar
          </Button>
        </>
      }
    >
      <p>
        El registro puede continuar sin la Carta Testamentaria. Deberá completarse próximamente en el apartado de
        Movimientos.
      </p>
    </Dialog>
  )
}
