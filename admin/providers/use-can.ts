import { can } from '#domain/acceso/can.ts'
import type { CapacidadId } from '#domain/acceso/llamadas.ts'
import { useSession } from './session-context.ts'

/** Whether this session has `capacidad`: what it may not ask for is not offered (the server asks the same again). */
export function useCan(capacidad: CapacidadId): boolean {
  const { perfil, vistas } = useSession()
  return can({ perfilId: perfil.id, actos: new Set(perfil.actos), vistas: new Set(vistas) }, capacidad)
}
