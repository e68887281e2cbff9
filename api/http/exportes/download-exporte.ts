import { isAdministrador, type Actor } from '#domain/acceso/actor.ts'
import { canCall } from '#domain/can-call.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { marcarLeidos } from '#api/avisos/mark-avisos.ts'
import { inTransaction } from '#api/db/database.ts'
import { AppError, conflict, forbidden } from '#api/errors.ts'
import { descargaOf, type ArchivoDado } from '#api/files/descarga.ts'
import { getStream, hasFile } from '#api/files/storage.ts'
import { claveAviso } from '#api/jobs/avisar-fin.ts'
import { alcanceDe, isVencido, type ExporteRow } from './exporte-row.ts'
import { findExporte } from './list-exportes.ts'

/**
 * The file of one of the actor's own exports, if the actor may still ask for it. Noted in the bitácora; the notice of its end is
 * read. Throws 403 after rights or scope changed, 404 for another's, 409 while it is not ready, 410 after a day.
 */
export async function downloadExporte(actor: Actor, id: number): Promise<ArchivoDado> {
  const row = await findExporte(actor, id)
  assertSuyo(actor, row)
  const { estado, clave, nombre, tipo } = row
  if (estado !== 'hecho' || clave === null) throw conflict('estado', 'El archivo de la exportación no está listo.')
  if (isVencido(row) || !(await hasFile(clave))) throw vencido()
  await auditRead(actor, { acto: 'exporte.descargar', objeto: 'trabajo', objetoId: id, despues: { archivo: nombre } })
  await inTransaction(() => marcarLeidos(actor, claveAviso(id)))
  return { nombre, tipo, cuerpo: descargaOf(await getStream(clave)) }
}

function assertSuyo(actor: Actor, { llamada, alcance }: ExporteRow): void {
  if (!canCall(actor, llamada)) throw forbidden()
  if (alcance === '' || isAdministrador(actor) || alcance === alcanceDe(actor)) return
  throw new AppError(
    403,
    'alcance',
    'Lo que tu cuenta puede ver cambió después de esta exportación: vuelve a exportar.',
  )
}

const vencido = () => new AppError(410, 'vencido', 'El archivo se conservó un día y ya no está: vuelve a exportar.')
