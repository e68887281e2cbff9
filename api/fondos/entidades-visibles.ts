import type { Actor } from '#domain/acceso/actor.ts'
import type { EntidadVisible } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import { alcanceSql } from '#api/acceso/authorize.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'

/** SQL condition on unit `u` of level 1: who sees only part of an entity does not see its money. */
export function entidadVisibleSql(actor: Actor, binds: Binds): string {
  return `u.nivel = 1 AND ${alcanceSql(actor, ['u.parent_id', 'u.id', 'NULL'], binds)}`
}

/** Entities that the actor sees whole, by name; those that closed something, or all active ones. */
export function listEntidadesVisibles(actor: Actor): Promise<EntidadVisible[]> {
  const binds = new Binds()
  return selectRows<EntidadVisible>(
    `SELECT u.id, u.nombre FROM unidades u WHERE ${entidadVisibleSql(actor, binds)}
     AND (u.activo OR EXISTS (SELECT 1 FROM cierres k WHERE k.entidad_id = u.id)) ORDER BY u.nombre, u.id`,
    binds.values,
  )
}

/** The entity of two organic keys, or that of an id. Throws 404 when there is none, or the actor does not see it whole. */
export async function findEntidadVisible(
  actor: Actor,
  by: { readonly id: number } | { readonly clave0: string; readonly clave1: string },
): Promise<EntidadVisible> {
  const binds = new Binds()
  const which =
    'id' in by
      ? `u.id = ${binds.add(by.id)}`
      : `o.clave_0 = ${binds.add(by.clave0)} AND o.clave_1 = ${binds.add(by.clave1)}`
  const [row] = await selectRows<EntidadVisible>(
    `SELECT u.id, u.nombre FROM unidades u JOIN organica o ON o.id = u.organica_id
     WHERE ${which} AND ${entidadVisibleSql(actor, binds)} ORDER BY u.activo DESC, u.id LIMIT 1`,
    binds.values,
  )
  if (!row) throw notFound('La entidad')
  return row
}
