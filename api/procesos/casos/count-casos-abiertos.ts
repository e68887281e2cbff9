import type { Actor } from '#domain/acceso/actor.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { casoVisibleSql } from './caso-row.ts'

/** Open cases in the actor's sight by the module whose process they are of. */
export async function countCasosAbiertos(actor: Actor): Promise<ReadonlyMap<number, number>> {
  const binds = new Binds()
  const rows = await selectRows<{ id: number; n: number }>(
    `SELECT p.id_modulo AS id, COUNT(*) AS n FROM casos c JOIN procesos p ON p.id = c.proceso_id
     WHERE c.estado <> 'completado' AND ${casoVisibleSql(actor, binds)} GROUP BY p.id_modulo`,
    binds.values,
  )
  return new Map(rows.map(({ id, n }) => [id, n]))
}
