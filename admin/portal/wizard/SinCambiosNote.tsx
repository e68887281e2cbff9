import { Note } from '#admin/shared/ui/estados/Note.tsx'
import type { ReactElement } from 'react'

/** Said before a correction that asks for the very same thing is sent: it would come back. */
export function SinCambiosNote(): ReactElement {
  return (
    <Note tone="warn" live>
      <strong>No has cambiado nada.</strong> El movimiento se enviaría igual que la vez anterior.
    </Note>
  )
}
