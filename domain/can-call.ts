import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import { CAPACIDADES, type CapacidadId } from '#domain/acceso/llamadas.ts'
import { LLAMADAS_DEFINIDAS } from './llamadas-definidas.ts'

const CAPACIDAD_POR_LLAMADA: ReadonlyMap<string, CapacidadId> = new Map([
  ...Object.entries(CAPACIDADES).flatMap(([id, { llamadas }]) =>
    llamadas.map((call) => [call, id as CapacidadId] as const),
  ),
  ...Object.entries(LLAMADAS_DEFINIDAS).map(([call, { puede }]) => [call, puede] as const),
])

/** The capability that opens a call; undefined for a call that is in no capability. */
export const capacidadDe = (call: string): CapacidadId | undefined => CAPACIDAD_POR_LLAMADA.get(call)

/** Whether `actor` has the capability of a call; false for a call that is in none. */
export function canCall(actor: Actor, call: string): boolean {
  const capacidad = capacidadDe(call)
  return capacidad !== undefined && can(actor, capacidad)
}
