import { CorreosList } from './CorreosList.tsx'
import type { ResourceProps } from 'react-admin'

/** No `show`: the list stays under the message, so its element also answers `/correos/:id/show`. */
export const correos: ResourceProps = { name: 'correos', list: CorreosList, hasShow: true }
