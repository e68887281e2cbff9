import { EllipsisVertical, Eye, KeyRound, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { rutaPerfil } from '#domain/acceso/ruta-perfil.ts'
import { isAdministrador } from '#domain/acceso/actor.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { Menu } from '#admin/shared/ui/capas/Menu.tsx'
import { EliminarPerfil } from './EliminarPerfil.tsx'
import { VerComoDialog } from './VerComoDialog.tsx'
import type { MenuItem } from '#admin/shared/ui/capas/Menu.tsx'
import type { PerfilPanel } from '#domain/acceso/perfil.ts'
import type { ReactElement } from 'react'

/** What can be done with a profile from its row. */
export function PerfilActions({ perfil }: { perfil: PerfilPanel }): ReactElement {
  const session = useSession()
  const [opened, setOpened] = useState<'ver' | 'eliminar' | null>(null)
  const close = (): void => setOpened(null)
  const mayLook = isAdministrador({ perfilId: session.perfil.id }) && !perfil.protegido
  const items: MenuItem[] = [{ label: 'Ver permisos', icon: KeyRound, to: rutaPerfil(perfil) }]
  if (mayLook) items.push({ label: 'Ver como este perfil', icon: Eye, onSelect: () => setOpened('ver') })
  if (!perfil.protegido)
    items.push({ label: 'Eliminar', icon: Trash2, danger: true, onSelect: () => setOpened('eliminar') })
  return (
    <>
      <Menu items={items} className="icon-btn" label={`Acciones de ${perfil.nombre}`}>
        <Icon icon={EllipsisVertical} />
      </Menu>
      {opened === 'ver' && <VerComoDialog perfil={perfil} onClose={close} />}
      {opened === 'eliminar' && <EliminarPerfil perfil={perfil} onClose={close} />}
    </>
  )
}
