import type { Actor } from '#domain/acceso/actor.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'
import type { Habilitacion } from '#domain/calendario/ventana.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import type { HabilitacionModel } from './models/HabilitacionModel.ts'

type HabilitacionRow = Pick<RowOf<HabilitacionModel>, 'tipo' | 'desde' | 'hasta' | 'motivo' | 'unidad_id'>

/** The enablings given to all, not revoked and not over before `since`: what may be told before anybody signs in. */
export async function listHabilitacionesDeTodos(since: PlainDate): Promise<Habilitacion[]> {
  const rows = await selectRows<HabilitacionRow>(
    `SELECT tipo, desde, hasta, motivo, unidad_id FROM habilitaciones
     WHERE revocada_at IS NULL AND hasta >= $1 AND unidad_id IS NULL ORDER BY desde, id`,
    [since],
  )
  return rows.map(present)
}

/**
 * The enablings that concern `actor`, not revoked and not over before `since`: those given to all, and those given to
 * the actor's own units or any unit above them.
 */
export async function listHabilitaciones(actor: Actor, since: PlainDate): Promise<Habilitacion[]> {
  const binds = new Binds()
  const { entidadId, adscripcionId, dependenciaId } = actor.alcance
  const own = [entidadId, adscripcionId, dependenciaId].filter((id) => id !== null)
  const vigente = `revocada_at IS NULL AND hasta >= ${binds.add(since)}`
  const propias = own.length === 0 ? '' : `OR unidad_id IN (SELECT id FROM cadena)`
  const rows = await selectRows<HabilitacionRow>(
    `${own.length === 0 ? '' : chainSql(binds, own)}
     SELECT tipo, desde, hasta, motivo, unidad_id FROM habilitaciones
     WHERE ${vigente} AND (unidad_id IS NULL ${propias}) ORDER BY desde, id`,
    binds.values,
  )
  return rows.map(present)
}

function present({ unidad_id: unidadId, ...row }: HabilitacionRow): Habilitacion {
  return { ...row, unidadId }
}

/** Units of a list and all above them. */
export function chainSql(binds: Binds, ids: readonly number[]): string {
  return `WITH RECURSIVE cadena (id, parent_id) AS (
      SELECT id, parent_id FROM unidades WHERE id IN (${binds.addAll(ids)})
      UNION SELECT u.id, u.parent_id FROM unidades u JOIN cadena c ON u.id = c.parent_id)`
}
