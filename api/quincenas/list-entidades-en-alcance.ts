import type { Actor } from '#domain/acceso/actor.ts'
import { alcanceSql, authorize } from '#api/acceso/authorize.ts'
import { Binds, selectRows } from '#api/db/sql.ts'

/** The entities (units of level 1) that the actor sees whole, by name. */
export function listEntidadesEnAlcance(actor: Actor): Promise<{ readonly id: number; readonly nombre: string }[]> {
  authorize(actor, 'quincenas.simular')
  const binds = new Binds()
  const scope = alcanceSql(actor, ['u.parent_id', 'u.id', 'NULL'], binds)
  return selectRows(
    `SELECT u.id, u.nombre FROM unidades u WHERE u.nivel = 1 AND u.activo AND ${scope} ORDER BY u.nombre`,
    binds.values,
  )
}
