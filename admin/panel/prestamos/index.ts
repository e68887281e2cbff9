import { PrestamosList } from './PrestamosList.tsx'
import type { ResourceProps } from 'react-admin'

/** No `show`: the list stays under the loan, so its element also answers `/prestamos/:id/show`. */
export const prestamos: ResourceProps = { name: 'prestamos', list: PrestamosList, hasShow: true }
