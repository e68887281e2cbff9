import type { Actor } from '#domain/acceso/actor.ts'
import type { CapacidadId } from '#domain/acceso/llamadas.ts'
import type { ArchivoGuardado } from '#domain/documentos/lectura.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { localPath } from '#api/files/storage.ts'
import { LectorError } from './lector/proceso/errores.ts'
import { countPages } from './lector/lector.ts'
import { storeArchivo, type ArchivoSubido } from './store-archivo.ts'

/** Nobody waits longer than this, in ms, to learn how many pages a file has. */
const COUNT_LIMIT = 5_000

/** Keeps a file that nobody reads (a letter, a scan put by hand), with its pages counted so that all can be looked at. */
export async function uploadArchivo(
  actor: Actor,
  subido: ArchivoSubido,
  capacidad: CapacidadId = 'documentos.leer',
): Promise<ArchivoGuardado> {
  const { archivo, clave } = await storeArchivo(actor, subido, capacidad)
  const paginas = await pagesOf(await localPath(clave))
  if (paginas === archivo.paginas) return archivo
  await inTransaction(() => execute('UPDATE archivos SET paginas = $1 WHERE id = $2', [paginas, archivo.id]))
  return { ...archivo, paginas }
}

/** One for what cannot be opened or counted in time: the file is kept as it came, and can be downloaded. */
async function pagesOf(ruta: string): Promise<number> {
  try {
    return await countPages(ruta, AbortSignal.timeout(COUNT_LIMIT))
  } catch (error) {
    if (error instanceof LectorError) return 1
    throw error
  }
}
