import type { Actor } from '#domain/acceso/actor.ts'
import type { EntidadElegible, EntidadVisible } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import type { Organizacion } from '#domain/organica/arbol.ts'
import { alcanceSql } from '#api/acceso/authorize.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'

/** SQL condition on unit `u` of level 1: who sees only part of an entity does not see its money. */
export function entidadVisibleSql(actor: Actor, binds: Binds): string {
  return `u.nivel = 1 AND ${alcanceSql(actor, ['u.parent_id', 'u.id', 'NULL'], binds)}`
}

/**
 * The same for who may pay: the lines of an entity that went into another are its successor's to see and to pay (decision
 * 10.16), however many times over.
 */
export function deudoraVisibleSql(actor: Actor, binds: Binds): string {
  const seen = `v.nivel = 1 AND ${alcanceSql(actor, ['v.parent_id', 'v.id', 'NULL'], binds)}`
  return `u.id IN (${absorbidasSql(`SELECT v.id FROM unidades v WHERE ${seen}`)})`
}

/** Ids of some entities and of all that went into them, as SQL: what they are with the organisation of today. */
export const continuadasSql = (ids: readonly number[], binds: Binds): string =>
  absorbidasSql(`SELECT v.id FROM unidades v WHERE v.id IN (${binds.addAll(ids)})`)

/** Which entity's money is asked for (null for all that one sees), and whether it is told by the organisation of today. */
export interface EntidadPedida {
  readonly entidadId: number | null
  readonly organizacion: Organizacion
}

/** SQL condition on an entity's column: with the organisation of today one entity is itself and all that went into it. */
export function deEntidadSql(column: string, { entidadId, organizacion }: EntidadPedida, binds: Binds): string {
  if (entidadId === null) return '1 = 1'
  return organizacion === 'hoy'
    ? `${column} IN (${continuadasSql([entidadId], binds)})`
    : `${column} = ${binds.add(entidadId)}`
}

/** Ids of the entities that `desde` gives, and of all that went into them. */
const absorbidasSql = (desde: string): string => `WITH RECURSIVE absorbidas (id) AS (
    ${desde} UNION SELECT w.id FROM unidades w JOIN absorbidas b ON w.sucesora_id = b.id WHERE w.nivel = 1)
  SELECT id FROM absorbidas`

/** An entity that went into another, with the keys that it had. */
export interface EntidadAbsorbida extends EntidadVisible {
  readonly clave0: string
  readonly clave1: string
}

/** The entities whose debts are this one's, itself not among them. */
export function listAbsorbidas(entidadId: number): Promise<EntidadAbsorbida[]> {
  return selectRows<EntidadAbsorbida>(
    `SELECT u.id, u.nombre, o.clave_0 AS "clave0", o.clave_1 AS "clave1"
     FROM unidades u JOIN organica o ON o.id = u.organica_id
     WHERE u.id <> $1 AND u.id IN (${absorbidasSql('SELECT v.id FROM unidades v WHERE v.id = $1')}) ORDER BY u.id`,
    [entidadId],
  )
}

/** What addresses name the entity `u` by (`CLAVE_ENTIDAD`). */
export const ENTIDAD_CLAVE_SQL = `(SELECT o.clave_0 || '-' || o.clave_1 FROM organica o WHERE o.id = u.organica_id)`

/** The id of the entity that an address names by its key. Throws 404. */
export async function idDeEntidad(clave: string): Promise<number> {
  const [row] = await selectRows<{ id: number }>(
    `SELECT u.id FROM unidades u WHERE u.nivel = 1 AND ${ENTIDAD_CLAVE_SQL} = $1 ORDER BY u.activo DESC, u.id LIMIT 1`,
    [clave],
  )
  if (!row) throw notFound('La entidad')
  return row.id
}

/** Entities that the actor sees whole, by name; those that closed something, or all active ones. */
export function listEntidadesVisibles(actor: Actor): Promise<EntidadElegible[]> {
  const binds = new Binds()
  return selectRows<EntidadElegible>(
    `SELECT u.id, u.nombre, ${ENTIDAD_CLAVE_SQL} AS clave FROM unidades u WHERE ${entidadVisibleSql(actor, binds)}
     AND (u.activo OR EXISTS (SELECT 1 FROM cierres k WHERE k.entidad_id = u.id)) ORDER BY u.nombre, u.id`,
    binds.values,
  )
}

/**
 * The entity of two organic keys, or that of an id. Throws 404 when there is none, or the actor does not see it whole:
 * `visibleSql` says who does.
 */
export async function findEntidadVisible(
  actor: Actor,
  by: { readonly id: number } | { readonly clave0: string; readonly clave1: string },
  visibleSql = entidadVisibleSql,
): Promise<EntidadVisible> {
  const binds = new Binds()
  const which =
    'id' in by
      ? `u.id = ${binds.add(by.id)}`
      : `o.clave_0 = ${binds.add(by.clave0)} AND o.clave_1 = ${binds.add(by.clave1)}`
  const [row] = await selectRows<EntidadVisible>(
    `SELECT u.id, u.nombre FROM unidades u JOIN organica o ON o.id = u.organica_id
     WHERE ${which} AND ${visibleSql(actor, binds)} ORDER BY u.activo DESC, u.id LIMIT 1`,
    binds.values,
  )
  if (!row) throw notFound('La entidad')
  return row
}
