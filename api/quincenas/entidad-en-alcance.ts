import type { Actor } from '#domain/acceso/actor.ts'
import { alcanceSql } from '#api/acceso/authorize.ts'
import { Binds, selectRow } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'

/** An entity (unit of level 1) that the actor sees: its own one, or any for the institute. Throws 404 otherwise. */
export async function findEntidad(
  actor: Actor,
  entidadId: number,
): Promise<{ readonly id: number; readonly nombre: string }> {
  const binds = new Binds()
  const id = binds.add(entidadId)
  // Somebody who sees only part of an entity does not see its totals.
  const scope = alcanceSql(actor, ['u.parent_id', 'u.id', 'NULL'], binds)
  const row = await selectRow<{ id: number; nombre: string }>(
    `SELECT u.id, u.nombre FROM unidades u WHERE u.id = ${id} AND u.nivel = 1 AND ${scope}`,
    binds.values,
  )
  if (!row) throw notFound('La entidad')
  return row
}
