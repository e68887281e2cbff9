import type { Actor } from '#domain/acceso/actor.ts'
import { deepestAlcance } from '#domain/acceso/alcance.ts'
import { can } from '#domain/acceso/can.ts'
import type { CapacidadId } from '#domain/acceso/llamadas.ts'
import type { Binds } from '#api/db/sql.ts'
import { forbidden } from '#api/errors.ts'

/** The first line of every service: throws 403 when `actor` may not ask for `capacidad`. */
export function authorize(actor: Actor, capacidad: CapacidadId): void {
  if (!can(actor, capacidad)) throw forbidden()
}

/**
 * SQL condition that keeps the rows of the actor's scope; `columns` are the row's unit ids at levels 0 to 2
 * (`['a.nivel0_id', 'a.nivel1_id', 'a.nivel2_id']`). `1 = 1` for the institute, `1 = 0` for a user without a place.
 */
export function alcanceSql(actor: Actor, columns: readonly [string, string, string], binds: Binds): string {
  if (actor.ambito === 'instituto') return '1 = 1'
  const deepest = deepestAlcance(actor)
  return deepest ? `${columns[deepest.nivel]} = ${binds.add(deepest.unidadId)}` : '1 = 0'
}
