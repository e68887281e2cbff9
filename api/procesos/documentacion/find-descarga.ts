import type { Actor } from '#domain/acceso/actor.ts'
import type { ClaseDocumentacion } from '#domain/procesos/documentacion.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { selectRow } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { getFile, localPath, putFile } from '#api/files/storage.ts'
import { LectorError } from '#api/documentos/lector/proceso/errores.ts'
import { renderPage } from '#api/documentos/lector/lector.ts'
import { lectorRefusal } from '#api/documentos/lector-refusal.ts'
import { seesDueno } from './acceso.ts'
import { clavePagina } from './delete-archivos.ts'
import { duenoOf } from './list-documentos.ts'

interface Descarga {
  readonly id: number
  readonly nombre: string
  readonly original: string
  readonly paginas: number
  readonly clave: string
  readonly clase: ClaseDocumentacion
  readonly id_proceso: number | null
  readonly id_modulo: number | null
}

/** Pixels across a page image, as for the papers of a person. */
const WIDTH = 1240

/**
 * A file in force or an earlier version, for who may see its record. Another folio's name, a file that no document names
 * and a record that the actor does not see are all 404.
 */
async function findDescarga(actor: Actor, folio: number, nombre: string): Promise<Descarga> {
  authorize(actor, 'procesos.leer')
  const row = await selectRow<Descarga>(
    `SELECT a.id, a.nombre, a.original, a.paginas, a.clave, d.clase, d.id_proceso, d.id_modulo
     FROM documentacion_archivos a JOIN documentacion d ON d.id = a.documento_id
     WHERE a.nombre = $1 AND COALESCE(d.id_proceso, d.id_modulo, 0) = $2`,
    [nombre, folio],
  )
  if (!row || !(await seesDueno(actor, duenoOf(row)))) throw notFound('El archivo')
  return row
}

/** The bytes of a file and the name to give them. */
export async function downloadDocumento(
  actor: Actor,
  folio: number,
  nombre: string,
): Promise<{ readonly bytes: Uint8Array; readonly nombre: string }> {
  const row = await findDescarga(actor, folio, nombre)
  return { bytes: await getFile(row.clave), nombre: row.original }
}

/** Image (JPEG) of page `n`, from 1, of a file. Kept once drawn. 404 beyond its last page; 422 for a PDF that cannot be opened. */
export async function paginaDocumento(actor: Actor, folio: number, nombre: string, n: number): Promise<Uint8Array> {
  const row = await findDescarga(actor, folio, nombre)
  if (n > row.paginas) throw notFound('La página')
  const clave = clavePagina(row.id, n)
  const kept = await getFile(clave).catch(() => null)
  if (kept) return kept
  const imagen = await draw(await localPath(row.clave), n)
  await putFile(clave, imagen)
  return imagen
}

async function draw(ruta: string, n: number): Promise<Uint8Array> {
  try {
    return await renderPage(ruta, n, { width: WIDTH, formato: 'jpeg' })
  } catch (error) {
    throw error instanceof LectorError ? lectorRefusal(error) : error
  }
}
