import type { Actor } from '#domain/acceso/actor.ts'
import type { SolicitudActo } from '#domain/organica/acto-organico.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, FOR_UPDATE, selectRow } from '#api/db/sql.ts'
import { conflict, notFound } from '#api/errors.ts'

/** Takes back an act that waits for its day. Throws 403, 404, 409 when it was done or cancelled. */
export function cancelarProgramado(actor: Actor, id: number): Promise<void> {
  authorizeInstituto(actor, 'organica.administrar')
  return inTransaction(async () => {
    const row = await selectRow<{ estado: string; solicitud: string }>(
      `SELECT estado, solicitud FROM organica_programados WHERE id = $1${FOR_UPDATE}`,
      [id],
    )
    if (!row) throw notFound('El acto programado')
    if (row.estado !== 'programado') throw conflict('estado', 'El acto ya no espera: se hizo o se canceló antes.')
    await execute(`UPDATE organica_programados SET estado = 'cancelado', resuelto_at = $1 WHERE id = $2`, [nowAt(), id])
    const { tipo, fecha, documento, unidadId } = JSON.parse(row.solicitud) as SolicitudActo
    const antes = { tipo, fecha, documento }
    await logActo(actor, { acto: 'unidad.desprogramar', objeto: 'unidad', objetoId: unidadId, antes })
  })
}
