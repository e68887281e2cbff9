import { can } from '#domain/acceso/can.ts'
import { useSession } from '#admin/providers/session-context.ts'
import type { CapacidadId } from '#domain/acceso/llamadas.ts'

/** Whether the session keeps the map (or, asked for it, its documents); the server asks the same again. */
export function useCanAdministrar(capacidad: CapacidadId = 'procesos.administrar'): boolean {
  const { perfil, vistas } = useSession()
  return can({ perfilId: perfil.id, actos: new Set(perfil.actos), vistas: new Set(vistas) }, capacidad)
}
