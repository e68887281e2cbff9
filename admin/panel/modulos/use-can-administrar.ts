import { useCan } from '#admin/providers/use-can.ts'
import type { CapacidadId } from '#domain/acceso/llamadas.ts'

/** Whether the session keeps the map (or, asked for it, its documents); the server asks the same again. */
export const useCanAdministrar = (capacidad: CapacidadId = 'procesos.administrar'): boolean => useCan(capacidad)
