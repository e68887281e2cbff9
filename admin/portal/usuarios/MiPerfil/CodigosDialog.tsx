import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { CodigosList } from './CodigosList.tsx'
import { useState } from 'react'
import { Checkbox } from '#admin/shared/ui/campos/Checkbox.tsx'
import type { ReactElement } from 'react'

/** The recovery codes, shown this once: it does not close until the person says that they are kept. */
export function CodigosDialog(props: { codigos: readonly string[]; onClose: () => void }): ReactElement {
  const [kept, setKept] = useState(false)
  const [asked, setAsked] = useState(false)
  return (
    <Dialog
      open
      locked
      title="Guarda tus códigos de recuperación"
      onClose={props.onClose}
      footer={
        <Button variant="primary" onClick={() => (kept ? props.onClose() : setAsked(true))}>
          Terminar
        </Button>
      }
    >
      <div className="stack">
        <CodigosList codigos={props.codigos} />
        <Checkbox
          label="Ya los guardé en un lugar seguro"
          checked={kept}
          error={asked && !kept ? 'Confirma que los guardaste: no se volverán a mostrar.' : null}
          onChange={(event) => setKept(event.target.checked)}
        />
      </div>
    </Dialog>
  )
}
