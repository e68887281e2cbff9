import type { Actor } from '#domain/acceso/actor.ts'
import { alcanceSql, authorize } from '#api/acceso/authorize.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { vigenteEnSql } from '#api/fondos/entidad-vigente-sql.ts'

/** Entities (level-1 units) that the actor sees whole and that owe a close of the quincena (ordinal), sorted by name. */
export function listEntidadesEnAlcance(
  actor: Actor,
  quincena: number,
): Promise<{ readonly id: number; readonly nombre: string }[]> {
  authorize(actor, 'quincenas.simular')
  const binds = new Binds()
  const scope = alcanceSql(actor, ['u.parent_id', 'u.id', 'NULL'], binds)
  return selectRows(
    `SELECT u.id, u.nombre FROM unidades u WHERE u.nivel = 1 AND ${vigenteEnSql(quincena, binds)} AND ${scope}
     ORDER BY u.nombre`,
    binds.values,
  )
}
