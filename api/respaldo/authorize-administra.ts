import type { Actor } from '#domain/acceso/actor.ts'
import { forbidden } from '#api/errors.ts'

/** Backups hold everything: only who administers the institute makes them. Throws 403. */
export function authorizeAdministra(actor: Actor): void {
  if (actor.ambito !== 'instituto' || !actor.actos.has('administrar')) throw forbidden()
}
