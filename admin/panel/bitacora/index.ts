import { BitacoraList } from './BitacoraList.tsx'
import type { ResourceProps } from 'react-admin'

/** No `show`: the list stays under an act, so its element also answers `/bitacora/:id/show`. */
export const bitacora: ResourceProps = { name: 'bitacora', list: BitacoraList, hasShow: true }
