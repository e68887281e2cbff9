import { MovimientosList } from './MovimientosList.tsx'
import type { ResourceProps } from 'react-admin'

/** No `show`: the list stays under the detail, so its element also answers `/movimientos/:id/show`. */
export const movimientos: ResourceProps = { name: 'movimientos', list: MovimientosList, hasShow: true }
