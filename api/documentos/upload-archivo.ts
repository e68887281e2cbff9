import type { Actor } from '#domain/acceso/actor.ts'
import type { CapacidadId } from '#domain/acceso/llamadas.ts'
import type { ArchivoGuardado, ArchivoReconocido, PapelReconocido } from '#domain/documentos/lectura.ts'
import { isLeible } from '#domain/documentos/papeles/registro.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { localPath } from '#api/files/storage.ts'
import { LectorError } from './lector/proceso/errores.ts'
import { readOwnText } from './lector/lector.ts'
import { pagesOf, tercioDeLectura } from './pages-of.ts'
import { storeArchivo, type ArchivoConservado, type ArchivoSubido } from './store-archivo.ts'

/** Keeps a file that nobody reads (a letter, a scan put by hand), with its pages counted so that all can be looked at. */
export async function uploadArchivo(
  actor: Actor,
  subido: ArchivoSubido,
  capacidad: CapacidadId = 'documentos.leer',
): Promise<ArchivoGuardado> {
  return (await keepContado(actor, subido, capacidad, tercioDeLectura())).archivo
}

/**
 * The same of a paper of a procedure, told and kept with what its own text says that it is: a CURP sent as somebody's oficio is no
 * oficio, and whoever takes the turn of its movement is told too.
 */
export async function uploadPapel(actor: Actor, subido: ArchivoSubido): Promise<ArchivoReconocido> {
  const signal = tercioDeLectura()
  const { archivo, clave } = await keepContado(actor, subido, 'documentos.leer', signal)
  const reconocido = isLeible(subido.clase) ? null : await recognise(await localPath(clave), signal)
  if (!reconocido) return archivo
  const texto = JSON.stringify(reconocido)
  await inTransaction(() => execute('UPDATE archivos SET reconocido = $1 WHERE id = $2', [texto, archivo.id]))
  return { ...archivo, reconocido }
}

async function keepContado(
  actor: Actor,
  subido: ArchivoSubido,
  capacidad: CapacidadId,
  signal: AbortSignal,
): Promise<ArchivoConservado> {
  const { archivo, clave } = await storeArchivo(actor, subido, capacidad)
  const paginas = await pagesOf(await localPath(clave), signal)
  if (paginas === archivo.paginas) return { archivo, clave }
  await inTransaction(() => execute('UPDATE archivos SET paginas = $1 WHERE id = $2', [paginas, archivo.id]))
  return { archivo: { ...archivo, paginas }, clave }
}

/** Null for what is none of the papers that are read, and for what cannot be told in time. */
async function recognise(ruta: string, signal: AbortSignal): Promise<PapelReconocido | null> {
  try {
    const resultado = await readOwnText(ruta, signal)
    const documento = resultado?.lectura.documento ?? 'otro'
    return documento === 'otro' ? null : { documento, curp: resultado?.datos?.curp ?? '' }
  } catch (error) {
    if (error instanceof LectorError) return null
    throw error
  }
}
