import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { ExplicacionLinea } from './ExplicacionLinea.tsx'
import type { ReactElement } from 'react'
import type { CualLinea } from './use-explicacion-linea.ts'

export const TITULO_EXPLICACION = 'De qué se compone la línea de pago'

/** "Explicar" of a line. */
export function ExplicacionLineaDialog({ de, onClose }: { de: CualLinea; onClose: () => void }): ReactElement {
  return (
    <Dialog
      open
      size="lg"
      title={TITULO_EXPLICACION}
      onClose={onClose}
      footer={<Button onClick={onClose}>Cerrar</Button>}
    >
      <ExplicacionLinea de={de} />
    </Dialog>
  )
}
