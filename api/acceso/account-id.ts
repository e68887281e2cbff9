import type { Actor } from '#domain/acceso/actor.ts'
import { unauthenticated } from '#api/errors.ts'

/** The id of the account that acts, for what only an account has; the CLI's `sistema` has none. Throws 401. */
export function accountId(actor: Actor): number {
  if (actor.id === null) throw unauthenticated()
  return actor.id
}
