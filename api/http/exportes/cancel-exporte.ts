import type { Actor } from '#domain/acceso/actor.ts'
import type { ExportePropio } from '#domain/acceso/exporte.ts'
import { inTransaction } from '#api/db/database.ts'
import { logCancelacion, stopTrabajo } from '#api/jobs/change-trabajo.ts'
import { findExporte, getExporte } from './list-exportes.ts'

/** Cancels one of the actor's own exports: at once if it waits, at its next row if it runs. 404; 409 when it has ended. */
export async function cancelExporte(actor: Actor, id: number): Promise<ExportePropio> {
  await inTransaction(async () => {
    await findExporte(actor, id)
    await logCancelacion(actor, id, await stopTrabajo(id))
  })
  return getExporte(actor, id)
}
