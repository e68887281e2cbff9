import type { Actor } from '#domain/acceso/actor.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt, today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, FOR_UPDATE, selectRow } from '#api/db/sql.ts'
import { broken, conflict, notFound } from '#api/errors.ts'

/** Ends an enabling at once, with a reason. Throws 403, 404, 409 `terminada` (ended or over already), 422. */
export async function revocarHabilitacion(actor: Actor, id: number, motivo: string): Promise<void> {
  authorizeInstituto(actor, 'calendario.administrar')
  const reason = motivo.trim()
  if (reason === '') throw broken([{ path: 'motivo', code: 'requerido', message: 'Escribe el motivo.' }])
  await inTransaction(async () => {
    const row = await selectRow<{ hasta: string; revocada_at: string | null }>(
      `SELECT hasta, revocada_at FROM habilitaciones WHERE id = $1${FOR_UPDATE}`,
      [id],
    )
    if (!row) throw notFound('La habilitación')
    if (row.revocada_at !== null || row.hasta < today())
      throw conflict('terminada', 'Esta habilitación ya había terminado.')
    await execute('UPDATE habilitaciones SET revocada_at = $1, revocada_por = $2, revocada_motivo = $3 WHERE id = $4', [
      nowAt(),
      actor.id,
      reason,
      id,
    ])
    await logActo(actor, {
      acto: 'habilitacion.terminar',
      objeto: 'habilitacion',
      objetoId: id,
      despues: { motivo: reason },
    })
  })
}
