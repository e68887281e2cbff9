import { UsuariosList } from './UsuariosList.tsx'
import type { ResourceProps } from 'react-admin'

/** Neither `show` nor `create`: the list stays under both, so its element answers those addresses too. */
export const usuarios: ResourceProps = {
  name: 'usuarios',
  list: UsuariosList,
  hasShow: true,
  hasCreate: true,
}
