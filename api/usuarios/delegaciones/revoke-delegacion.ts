import type { Actor } from '#domain/acceso/actor.ts'
import { formatRango } from '#domain/calendario/fecha-texto.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { derechosCambiados } from '#api/acceso/derechos-cambiados.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { notificar } from '#api/avisos/notificar.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { selectRow } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { RUTA_DELEGACIONES } from './list-delegaciones.ts'

/** Takes an own delegation back, at once, accepted or not. 404 for another's, and for one that ended. */
export function revokeDelegacion(actor: Actor, id: number): Promise<void> {
  return inTransaction(async () => {
    const row = await selectRow<{ aId: number; desde: PlainDate; hasta: PlainDate }>(
      `UPDATE delegaciones SET estado = 'retirada', revocada_at = $1
       WHERE id = $2 AND de_usuario_id = $3 AND estado IN ('propuesta', 'aceptada')
       RETURNING a_usuario_id AS "aId", desde, hasta`,
      [nowAt(), id, actor.id],
    )
    if (!row) throw notFound('La delegación')
    await derechosCambiados()
    await notificar([
      {
        usuarioId: row.aId,
        clase: 'cuenta',
        titulo: `${actor.nombre} retiró la delegación de su firma`,
        texto: `Ya no firmas por su delegación (${formatRango(row.desde, row.hasta)}).`,
        enlace: RUTA_DELEGACIONES,
        clave: `delegacion:${id}:retirada`,
      },
    ])
    await logActo(actor, { acto: 'delegacion.revocar', objeto: 'delegacion', objetoId: id })
  })
}
