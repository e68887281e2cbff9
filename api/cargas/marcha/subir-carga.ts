import { randomUUID } from 'node:crypto'
import type { Actor } from '#domain/acceso/actor.ts'
import type { DetalleCarga } from '#domain/cargas/carga.ts'
import { quincenaCode, quincenaRange } from '#domain/calendario/quincena.ts'
import type { Issue } from '#domain/issue.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { AppError, broken, forbidden, malformed } from '#api/errors.ts'
import { deleteFile, localPath, putStream } from '#api/files/storage.ts'
import type { Received } from '#api/http/cuerpo/receive-file.ts'
import { inTransaction } from '#api/db/database.ts'
import { folioDe } from '#api/cargas/carga-row.ts'
import { detalleCarga } from '#api/cargas/consulta/detalle-carga.ts'
import { quincenasElegibles } from '#api/cargas/consulta/opciones-carga.ts'
import { crearCarga } from '#api/cargas/crear-carga.ts'
import { reconocerPlano } from '#api/cargas/lectura/reconocer-plano.ts'
import { findPlano, listPlanos, type PlanoGuardado } from '#api/cargas/plano-row.ts'
import { entidadesDeCarga } from '#api/cargas/entidades-de-carga.ts'
import { dejarPaso } from './dejar-paso.ts'

/** Folder of files whose load does not exist yet. What a crash left there is deleted at night. */
export const RECIBIDAS = 'cargas/recibidas'

/**
 * Takes a file that came over HTTP, recognises its layout where none is named, makes its load and leaves the job that reads it. Throws 400
 * (empty), 403, 409 `archivo_repetido`, 413, 422 (`entidad`, `quincena`, `plano`), 423.
 */
export async function subirCarga(actor: Actor, { file }: { readonly file: Received }): Promise<DetalleCarga> {
  authorize(actor, 'cargas.cargar')
  if (actor.id === null) throw forbidden()
  if (file.size === 0) throw malformed('El archivo está vacío.')
  const { entidad, quincena } = await destinoDe(actor, file.fields)
  const clave = `${RECIBIDAS}/${randomUUID()}`
  try {
    await putStream(clave, file.handle.createReadStream({ start: 0, autoClose: false }))
    const ruta = await localPath(clave)
    const plano = await planoDe(file.fields['plano']?.trim() ?? '', ruta, quincena)
    const carga = await crearCarga(actor, { ruta, nombre: file.nombre, plano, entidad, quincena })
    await inTransaction(() => dejarPaso(actor, carga.id, 'leer'))
    return await detalleCarga(actor, { folio: folioDe(carga) })
  } finally {
    await deleteFile(clave)
  }
}

interface Destino {
  readonly entidad: { readonly id: number; readonly nombre: string }
  /** Ordinal. */
  readonly quincena: number
}

async function destinoDe(actor: Actor, fields: Readonly<Record<string, string>>): Promise<Destino> {
  const elegible = (await quincenasElegibles(actor)).find((each) => quincenaCode(each) === fields['quincena']?.trim())
  const entidades = elegible === undefined ? [] : await entidadesDeCarga(actor, elegible)
  const entidad = entidades.find(({ id }) => String(id) === fields['entidad']?.trim())
  const issues: Issue[] = []
  if (elegible === undefined) issues.push(falta('quincena', 'Elige la quincena de la que es el archivo, como 2226.'))
  else if (!entidad) issues.push(falta('entidad', 'Elige una entidad de tu alcance.'))
  if (elegible === undefined || !entidad) throw broken(issues)
  return { entidad, quincena: elegible }
}

const falta = (path: string, message: string): Issue => ({ path, code: 'obligatorio', message })

/** The layout that was named, or the one that fits the file. */
async function planoDe(clave: string, ruta: string, quincena: number): Promise<PlanoGuardado> {
  if (clave === '') return reconocerPlano(ruta, quincena, await listPlanos(quincenaRange(quincena).inicio))
  try {
    return await findPlano(clave, quincena)
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 404) throw error
    throw broken([falta('plano', `No hay un plano "${clave.slice(0, 40)}": elige uno de la lista.`)])
  }
}
