import { can } from '#domain/acceso/can.ts'
import { useSession } from '#admin/providers/session-context.ts'

/** Whether this session may register an alta (the server asks the same, and the calendar gate). */
export function useCanCapture(): boolean {
  const { perfil, vistas } = useSession()
  const actor = { perfilId: perfil.id, actos: new Set(perfil.actos), vistas: new Set(vistas) }
  return can(actor, 'alta.solicitar')
}
