import type { ArchivoDado } from '#api/files/descarga.ts'
import { Readable } from 'node:stream'
import { createReadStream } from 'node:fs'
import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import { motivoCargaIssues } from '#domain/cargas/motivo-carga.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { selectRow } from '#api/db/sql.ts'
import { broken, forbidden, notFound } from '#api/errors.ts'
import { hasFile, localPath } from '#api/files/storage.ts'
import { archivoDeCarga, findCarga, type CargaRow } from '#api/cargas/carga-row.ts'

/** Whether the actor may see the file as it came: the office that loaded it, and whoever reads the bitácora. */
export async function veOriginal(actor: Actor, { creadaPor }: CargaRow): Promise<boolean> {
  if (actor.ambito !== 'instituto' || can(actor, 'bitacora.leer')) return true
  const cargo = await selectRow<{ ambito: string }>(
    'SELECT p.ambito FROM usuarios u JOIN perfiles p ON p.id = u.perfil_id WHERE u.id = $1',
    [creadaPor],
  )
  return cargo === null || cargo.ambito === 'instituto'
}

/** The file of a load as it came. The reason stays in the bitácora. Throws 403, 404, 422 (`motivo`). */
export async function archivoOriginal(
  actor: Actor,
  { folio, motivo }: { readonly folio: string; readonly motivo: string },
): Promise<ArchivoDado> {
  authorize(actor, 'cargas.leer')
  const carga = await findCarga(actor, folio)
  if (!(await veOriginal(actor, carga))) throw forbidden()
  const faltas = motivoCargaIssues(motivo, 'original')
  if (faltas.length > 0) throw broken(faltas)
  const clave = archivoDeCarga(carga.id)
  if (!(await hasFile(clave))) throw notFound('El archivo original')
  await inTransaction(() =>
    logActo(actor, {
      acto: 'carga.original',
      objeto: 'carga',
      objetoId: carga.id,
      despues: { archivo: carga.archivo, nota: motivo.trim() },
    }),
  )
  const cuerpo = Readable.toWeb(createReadStream(await localPath(clave))) as ReadableStream<Uint8Array>
  return { nombre: carga.archivo, tipo: 'application/octet-stream', cuerpo }
}
