import { Note } from '#admin/shared/ui/estados/Note.tsx'
import type { ReactElement } from 'react'

/** What asks again where an act waits for its second person: the tray, and the bell of who authorises. */
export const KEY_AUTORIZACIONES = 'autorizaciones'

/** Says, before it is sent, that an act takes effect when another person authorises it. */
export function SegundaMano(): ReactElement {
  return <Note>Otra persona tiene que autorizarlo en «Por autorizar»: nada cambia hasta entonces.</Note>
}
