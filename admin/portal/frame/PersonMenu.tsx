import {
  CircleHelp,
  CircleUserRound,
  FileDown,
  Keyboard,
  LogOut,
  Monitor,
  Moon,
  Rows3,
  Rows4,
  Settings,
  Sun,
} from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { usePreferences } from '#admin/providers/preferences-context.ts'
import { useSession, useSessionState } from '#admin/providers/session-context.ts'
import { Avatar } from '#admin/shared/ui/datos/Avatar.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Menu } from '#admin/shared/ui/capas/Menu.tsx'
import { vistaDeDireccion } from '#domain/acceso/vistas/vistas.ts'
import { rutaAyudaDe } from '#admin/portal/procesos/Faq/ruta-ayuda.ts'
import type { MenuItem } from '#admin/shared/ui/capas/Menu.tsx'
import type { ReactElement } from 'react'

/** Who is in, how the portal looks, help and the way out. */
export function PersonMenu({ onShortcuts }: { onShortcuts: () => void }): ReactElement {
  const { user, perfil, foto } = useSession()
  const { signOut } = useSessionState()
  const { theme, density, setTheme, setDensity } = usePreferences()
  const [failure, setFailure] = useState<unknown>(null)
  const { pathname, search } = useLocation()
  const leave = (): void => {
    setFailure(null)
    signOut().catch(setFailure)
  }
  const items: readonly MenuItem[] = [
    { label: 'Mi perfil', icon: CircleUserRound, to: '/mi-perfil' },
    { label: 'Mis exportaciones', icon: FileDown, to: '/exportaciones' },
    { label: 'Configuración', icon: Settings, to: '/configuracion' },
    { label: 'Ayuda', icon: CircleHelp, to: rutaAyudaDe(vistaDeDireccion(pathname, search)) },
    { label: 'Atajos de teclado', icon: Keyboard, onSelect: onShortcuts },
    {
      group: 'Tema',
      label: 'Como el sistema',
      icon: Monitor,
      checked: theme === 'sistema',
      onSelect: () => setTheme('sistema'),
    },
    { label: 'Claro', icon: Sun, checked: theme === 'claro', onSelect: () => setTheme('claro') },
    { label: 'Oscuro', icon: Moon, checked: theme === 'oscuro', onSelect: () => setTheme('oscuro') },
    {
      group: 'Densidad',
      label: 'Compacta',
      icon: Rows4,
      checked: density === 'compacta',
      onSelect: () => setDensity('compacta'),
    },
    { label: 'Cómoda', icon: Rows3, checked: density === 'comoda', onSelect: () => setDensity('comoda') },
    { group: 'Sesión', label: 'Cerrar sesión', icon: LogOut, onSelect: leave },
  ]
  const place = user.dependencia_nombre || user.adscripcion_nombre || user.entidad_nombre
  const role = [perfil.nombre, place].filter(Boolean).join(' · ')
  return (
    <>
      <Menu items={items} className="person">
        <Avatar name={user.nombre} src={foto} />
        <span className="person-text">
          {user.nombre} <small title={role}>{role}</small>
        </span>
      </Menu>
      <Dialog open={failure !== null} title="La sesión sigue abierta" onClose={() => setFailure(null)}>
        <ErrorState title="No se pudo cerrar la sesión." error={failure} onRetry={leave} />
      </Dialog>
    </>
  )
}
