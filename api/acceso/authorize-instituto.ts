import type { Actor } from '#domain/acceso/actor.ts'
import type { CapacidadId } from '#domain/acceso/llamadas.ts'
import { forbidden } from '#api/errors.ts'
import { authorize } from './authorize.ts'

/** Like `authorize`, for what concerns the whole institute: a profile of a dependency never administers it. Throws 403. */
export function authorizeInstituto(actor: Actor, capacidad: CapacidadId): void {
  authorize(actor, capacidad)
  if (actor.ambito !== 'instituto') throw forbidden()
}
