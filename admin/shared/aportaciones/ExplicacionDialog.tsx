import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { Explicacion } from './Explicacion.tsx'
import { ImprimirExplicacion } from './ImprimirExplicacion.tsx'
import type { ImporteExplicado } from './use-explicacion.ts'
import type { ReactElement } from 'react'

/** Title of the dialog that explains an amount. */
export const TITULO_EXPLICACION = 'De dónde sale el importe'

/** Where an amount of a closed quincena comes from. */
export function ExplicacionDialog({ de, onClose }: { de: ImporteExplicado; onClose: () => void }): ReactElement {
  return (
    <Dialog
      open
      size="lg"
      title={TITULO_EXPLICACION}
      onClose={onClose}
      footer={
        <>
          <ImprimirExplicacion de={de} />
          <Button onClick={onClose}>Cerrar</Button>
        </>
      }
    >
      <Explicacion de={de} />
    </Dialog>
  )
}
