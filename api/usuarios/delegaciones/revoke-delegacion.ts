import type { Actor } from '#domain/acceso/actor.ts'
import { derechosCambiados } from '#api/acceso/derechos-cambiados.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { selectRow } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'

/** Takes an own delegation back, at once. 404 for another's, and for one that was taken back. */
export function revokeDelegacion(actor: Actor, id: number): Promise<void> {
  return inTransaction(async () => {
    const row = await selectRow(
      'UPDATE delegaciones SET revocada_at = $1 WHERE id = $2 AND de_usuario_id = $3 AND revocada_at IS NULL RETURNING id',
      [nowAt(), id, actor.id],
    )
    if (!row) throw notFound('La delegación')
    await derechosCambiados()
    await logActo(actor, { acto: 'delegacion.revocar', objeto: 'delegacion', objetoId: id })
  })
}
