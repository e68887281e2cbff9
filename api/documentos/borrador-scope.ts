import type { Actor } from '#domain/acceso/actor.ts'
import { nowAt } from '#api/clock.ts'
import { Binds, selectRow } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'

/**
 * SQL condition that keeps the drafts an actor may use: its own, and those of its office (same adscripción, and same
 * dependencia where the actor has one). Profiles of the institute see those of every office.
 */
export function borradorScopeSql(actor: Actor, alias: string, binds: Binds): string {
  if (actor.ambito === 'instituto') return '1 = 1'
  const own = `${alias}.autor_id = ${binds.add(actor.id)}`
  const { adscripcionId, dependenciaId } = actor.alcance
  if (dependenciaId !== null) return `(${own} OR ${alias}.dependencia_id = ${binds.add(dependenciaId)})`
  if (adscripcionId !== null) return `(${own} OR ${alias}.adscripcion_id = ${binds.add(adscripcionId)})`
  return own
}

/** Throws 404 unless the draft exists, has not expired and the actor may use it. */
export async function assertBorradorInScope(actor: Actor, borradorId: string): Promise<void> {
  const binds = new Binds()
  const id = binds.add(borradorId)
  const row = await selectRow(
    `SELECT b.id FROM borradores b WHERE b.id = ${id} AND b.vence_at > ${binds.add(nowAt())} AND ${borradorScopeSql(actor, 'b', binds)}`,
    binds.values,
  )
  if (!row) throw notFound('El borrador')
}
