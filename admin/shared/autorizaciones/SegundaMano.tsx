import { Note } from '#admin/shared/ui/estados/Note.tsx'
import type { ReactElement } from 'react'

/** Query key of the proposals. An act that leaves one invalidates it, so that the tray shows the new proposal. */
export const KEY_AUTORIZACIONES = 'autorizaciones'

/** Note in a form: the act takes effect only when another person authorises it. */
export function SegundaMano(): ReactElement {
  return <Note>Otra persona tiene que autorizarlo en «Por autorizar»: nada cambia hasta entonces.</Note>
}
