import { Lock } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { destinoMenu } from '#domain/acceso/menu/destino-menu.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { PlainPage } from './PlainPage.tsx'
import type { ReactElement } from 'react'

/** Any screen, list or home that the session's profile does not open; without `titulo` it is named by its address. */
export function SinAcceso({ titulo }: { titulo?: string }): ReactElement {
  const { perfil } = useSession()
  const destino = destinoMenu(useLocation().pathname, null)
  const known = titulo ?? ('titulo' in destino ? destino.titulo : 'Sin acceso')
  return (
    <PlainPage icon={Lock} title={known} heading="No tienes acceso a esta pantalla">
      Tu perfil ({perfil.nombre}) no la incluye. Si la necesitas para tu trabajo, pide a la administración del portal
      que la agregue.
    </PlainPage>
  )
}
