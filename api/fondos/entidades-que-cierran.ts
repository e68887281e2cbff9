import type { Actor } from '#domain/acceso/actor.ts'
import type { AvanceCierres } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { vigenteEnSql } from './entidad-vigente-sql.ts'
import { entidadVisibleSql, type EntidadPedida } from './entidades-visibles.ts'

/**
 * How many entities that the actor sees whole owe a close of each quincena (ordinals): those valid on some day of it. One query. Null where
 * one entity is asked for, or the quincena is told by the entities of today.
 */
export async function countQueDeben(
  actor: Actor,
  { entidadId, organizacion }: EntidadPedida,
  quincenas: readonly number[],
): Promise<ReadonlyMap<number, number> | null> {
  if (entidadId !== null || organizacion === 'hoy' || quincenas.length === 0) return null
  const binds = new Binds()
  const cada = quincenas.map(
    (quincena) => `SELECT CAST(${binds.add(quincena)} AS INTEGER) AS quincena, CAST(COUNT(*) AS INTEGER) AS cuantas
      FROM unidades u WHERE ${entidadVisibleSql(actor, binds)} AND ${vigenteEnSql(quincena, binds)}`,
  )
  const rows = await selectRows<{ quincena: number; cuantas: number }>(cada.join(' UNION ALL '), binds.values)
  return new Map(rows.map(({ quincena, cuantas }) => [quincena, cuantas]))
}

/** How many of the entities that owe a close of each quincena (ordinals) closed it. Two queries. Empty where `countQueDeben` is null. */
export async function avanceDeCierres(
  actor: Actor,
  pedida: EntidadPedida,
  quincenas: readonly number[],
): Promise<ReadonlyMap<number, AvanceCierres>> {
  const deben = await countQueDeben(actor, pedida, quincenas)
  if (deben === null) return new Map()
  const binds = new Binds()
  const rows = await selectRows<{ quincena: number; cuantas: number }>(
    `SELECT k.quincena, CAST(COUNT(*) AS INTEGER) AS cuantas FROM cierres k JOIN unidades u ON u.id = k.entidad_id
     WHERE k.estado = 'cerrado' AND k.quincena IN (${binds.addAll(quincenas)}) AND ${entidadVisibleSql(actor, binds)}
     GROUP BY k.quincena`,
    binds.values,
  )
  const cerradas = new Map(rows.map(({ quincena, cuantas }) => [quincena, cuantas]))
  return new Map(
    [...deben].map(([quincena, deEntidades]) => [quincena, { entidades: cerradas.get(quincena) ?? 0, deEntidades }]),
  )
}
