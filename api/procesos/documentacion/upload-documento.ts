import { createHash, randomBytes } from 'node:crypto'
import type { Actor } from '#domain/acceso/actor.ts'
import { ARCHIVO_MAX_BYTES, sniffTipo, tamanoTexto } from '#domain/documentos/archivo.ts'
import { nombreGuardado, nombreVisible } from '#domain/procesos/nombre-archivo.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { pagesOf } from '#api/documentos/pages-of.ts'
import { AppError, notFound } from '#api/errors.ts'
import { deleteFile, localPath, putFile } from '#api/files/storage.ts'
import { DocumentacionArchivoModel } from '#api/procesos/models/DocumentacionArchivoModel.ts'
import { deleteArchivos, type ArchivoBorrable } from './delete-archivos.ts'
import type { DocumentoSubido } from '#domain/procesos/documentacion.ts'

/** A file that nobody registered in this time, in ms, is dropped at the next upload. */
const LOOSE_MS = 24 * 3_600_000

/**
 * Keeps a PDF for the record `folio` (a process, a module, or 0 for general documents) and answers its stored name. It can
 * be downloaded once a document names it. PDF by its content, whatever its name says: 415; 413 over 10 MB; 422 empty.
 */
export async function uploadDocumento(
  actor: Actor,
  folio: number,
  archivo: { readonly nombre: string; readonly bytes: Uint8Array },
): Promise<DocumentoSubido> {
  authorize(actor, 'documentacion.administrar')
  assertPdf(archivo.bytes)
  await assertFolio(folio)
  await dropLoose()
  const marca = randomBytes(6).toString('base64url')
  const nombre = nombreGuardado(folio, marca, archivo.nombre)
  const original = nombreVisible(archivo.nombre)
  const clave = `documentacion/${randomBytes(16).toString('base64url')}.pdf`
  await putFile(clave, archivo.bytes)
  try {
    const paginas = await pagesOf(await localPath(clave))
    const sha256 = createHash('sha256').update(archivo.bytes).digest('hex')
    await inTransaction(() =>
      insertRow(DocumentacionArchivoModel, {
        nombre,
        original,
        folio,
        bytes: archivo.bytes.length,
        paginas,
        sha256,
        clave,
        subido_por: actor.id,
        subido_at: nowAt(),
      }),
    )
    return { nombreArchivo: nombre, nombre_archivo: nombre, original, bytes: archivo.bytes.length, paginas }
  } catch (error) {
    await deleteFile(clave)
    throw error
  }
}

function assertPdf(bytes: Uint8Array): void {
  const refuse = (status: 413 | 415 | 422, code: string, message: string) =>
    new AppError(status, code, message, [{ path: 'archivo', code, message }])
  if (bytes.length === 0) throw refuse(422, 'vacio', 'El archivo está vacío: elige otro.')
  if (bytes.length > ARCHIVO_MAX_BYTES) throw refuse(413, 'tamano', tamanoTexto(bytes.length))
  if (sniffTipo(bytes.subarray(0, 1100)) !== 'pdf')
    throw refuse(415, 'tipo', 'Tipo de archivo no soportado: se esperaba un PDF.')
}

/** Processes and modules share the numbers of a folio (decisions §8). */
async function assertFolio(folio: number): Promise<void> {
  if (folio === 0) return
  const row = await selectRow(
    'SELECT id FROM procesos WHERE id = $1 AND componente IS NOT NULL UNION SELECT id FROM modulos WHERE id = $1',
    [folio],
  )
  if (!row) throw notFound('El proceso o módulo')
}

async function dropLoose(): Promise<void> {
  const before = new Date(Date.now() - LOOSE_MS).toISOString()
  const stale = 'documento_id IS NULL AND subido_at < $1'
  if (!(await selectRow(`SELECT id FROM documentacion_archivos WHERE ${stale} LIMIT 1`, [before]))) return
  // Those that went, not those that were seen: one may have been registered meanwhile.
  const gone = await inTransaction(() =>
    selectRows<ArchivoBorrable>(`DELETE FROM documentacion_archivos WHERE ${stale} RETURNING id, clave, paginas`, [
      before,
    ]),
  )
  await deleteArchivos(gone)
}
