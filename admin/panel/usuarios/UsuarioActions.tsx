import { EllipsisVertical, UserPen } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { Menu } from '#admin/shared/ui/capas/Menu.tsx'
import { ActoDialog } from './ActoDialog.tsx'
import { ACTOS_CUENTA, actosOf } from './actos.ts'
import { rutaUsuario } from '#domain/usuarios/ruta-usuario.ts'
import type { ActoCuenta } from './actos.ts'
import type { UsuarioPanel } from '#domain/usuarios/usuario.ts'
import type { ReactElement } from 'react'

/** What can be done with an account from its row. */
export function UsuarioActions({ usuario }: { usuario: UsuarioPanel }): ReactElement {
  const [acto, setActo] = useState<ActoCuenta | null>(null)
  const items = actosOf(usuario).map((one) => {
    const { boton, icon, danger } = ACTOS_CUENTA[one]
    return { label: boton, icon, danger, onSelect: () => setActo(one) }
  })
  return (
    <>
      <Menu
        items={[{ label: 'Ver y editar', icon: UserPen, to: rutaUsuario(usuario) }, ...items]}
        className="icon-btn"
        label={`Acciones de ${usuario.usuario}`}
      >
        <Icon icon={EllipsisVertical} />
      </Menu>
      {acto && <ActoDialog usuario={usuario} acto={acto} onClose={() => setActo(null)} />}
    </>
  )
}
