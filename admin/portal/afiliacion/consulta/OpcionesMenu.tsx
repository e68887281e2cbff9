import { CircleUserRound, EllipsisVertical, LogOut, Settings } from 'lucide-react'
import { useState } from 'react'
import { useSessionState } from '#admin/providers/session-context.ts'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { Menu } from '#admin/shared/ui/capas/Menu.tsx'
import type { ReactElement } from 'react'

/** The documented menu of options: profile, settings, and the way out (specification 2 §2.15). */
export function OpcionesMenu(): ReactElement {
  const { signOut } = useSessionState()
  const [failure, setFailure] = useState<unknown>(null)
  const leave = (): void => {
    setFailure(null)
    signOut().catch(setFailure)
  }
  return (
    <>
      <Menu
        items={[
          { label: 'Mi perfil', icon: CircleUserRound, to: '/mi-perfil' },
          { label: 'Configuración', icon: Settings, to: '/configuracion' },
          { label: 'Cerrar sesión', icon: LogOut, onSelect: leave },
        ]}
      >
        <Icon icon={EllipsisVertical} /> Opciones
      </Menu>
      <Dialog open={failure !== null} title="La sesión sigue abierta" onClose={() => setFailure(null)}>
        <ErrorState title="No se pudo cerrar la sesión." error={failure} onRetry={leave} />
      </Dialog>
    </>
  )
}
