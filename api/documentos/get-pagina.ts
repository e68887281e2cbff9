import type { Actor } from '#domain/acceso/actor.ts'
import { findRow } from '#api/db/find-row.ts'
import { LecturaModel } from '#api/documentos/models/LecturaModel.ts'
import { notFound } from '#api/errors.ts'
import { getFile, localPath, putFile } from '#api/files/storage.ts'
import { auditArchivo } from './audit-archivo.ts'
import { clavePagina, type ArchivoGuardadoEnDisco } from './claves-archivo.ts'
import { findArchivo } from './find-archivo.ts'
import { LectorError } from './lector/proceso/errores.ts'
import { renderPage } from './lector/lector.ts'
import type { Postura } from './lector/proceso/mensajes.ts'
import { lectorRefusal } from './lector-refusal.ts'

/** Pixels across a page image: enough to read small print at 200% on a common screen. */
const WIDTH = 1240

/** The upright image of page `n` (from 1) of a file the actor may see, as JPEG. Kept once drawn. */
export async function getPagina(actor: Actor, id: string, n: number): Promise<Uint8Array> {
  const archivo = await findArchivo(actor, id)
  const imagen = await imagenDePagina(archivo, n)
  await auditArchivo(actor, archivo, n)
  return imagen
}

/** The same of a file whose access the caller checked. Throws 404 for a page that it does not have, and what the reader refuses. */
export async function imagenDePagina(archivo: ArchivoGuardadoEnDisco, n: number): Promise<Uint8Array> {
  const { id } = archivo
  if (n > archivo.paginas) throw notFound('La página')
  const clave = clavePagina(id, n)
  const kept = await getFile(clave).catch(() => null)
  if (kept) return kept
  const imagen = await draw(await localPath(archivo.clave), n, await posturaOf(id, n))
  await putFile(clave, imagen)
  return imagen
}

async function posturaOf(id: string, n: number): Promise<Postura | null> {
  const row = await findRow(LecturaModel, { archivo_id: id }, ['posturas'])
  return (row && (JSON.parse(row.posturas) as (Postura | null)[])[n - 1]) ?? null
}

async function draw(ruta: string, n: number, postura: Postura | null): Promise<Uint8Array> {
  try {
    return await renderPage(ruta, n, { width: WIDTH, formato: 'jpeg', ...(postura && { postura }) })
  } catch (error) {
    throw error instanceof LectorError ? lectorRefusal(error) : error
  }
}
