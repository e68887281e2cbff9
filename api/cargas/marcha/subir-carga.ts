import { randomUUID } from 'node:crypto'
import type { Actor } from '#domain/acceso/actor.ts'
import type { DetalleCarga } from '#domain/cargas/carga.ts'
import { parseQuincenaCode, quincenaCode, quincenaOf, quincenaYear } from '#domain/calendario/quincena.ts'
import type { Issue } from '#domain/issue.ts'
import { isDeEntidad } from '#domain/cargas/tipos-carga.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { today } from '#api/clock.ts'
import { AppError, broken, forbidden, malformed } from '#api/errors.ts'
import { deleteFile, localPath, putStream } from '#api/files/storage.ts'
import type { Received } from '#api/http/cuerpo/receive-file.ts'
import { inTransaction } from '#api/db/database.ts'
import { folioDe } from '#api/cargas/carga-row.ts'
import { detalleCarga } from '#api/cargas/consulta/detalle-carga.ts'
import { quincenasElegibles } from '#api/cargas/consulta/opciones-carga.ts'
import { crearCarga, type LugarDeCarga } from '#api/cargas/crear-carga.ts'
import { RECIBIDAS } from '#api/cargas/recibidas.ts'
import { conTexto } from '#api/cargas/lectura/texto-de-zip.ts'
import { reconocerPlano, unicoPlano } from '#api/cargas/lectura/reconocer-plano.ts'
import { anioDeArchivo, diaDePlano, findPlano, listPlanos, type PlanoGuardado } from '#api/cargas/plano-row.ts'
import { entidadesDeCarga } from '#api/cargas/entidades-de-carga.ts'
import { asuntoPedido, tiposPosibles } from '#api/cargas/tipos/asunto-de-carga.ts'
import { tiposQueCarga } from '#api/cargas/tipos/derechos-de-tipo.ts'
import { dejarPaso } from './dejar-paso.ts'

/**
 * Takes a file that came over HTTP, recognises its layout where none is named, makes its load and leaves the job that reads it. Throws 400
 * (empty), 403, 409 `archivo_repetido`, 413, 422 (`entidad`, `quincena`, `asunto`, `plano`), 423.
 */
export async function subirCarga(actor: Actor, { file }: { readonly file: Received }): Promise<DetalleCarga> {
  authorize(actor, 'cargas.cargar')
  if (actor.id === null) throw forbidden()
  if (file.size === 0) throw malformed('El archivo está vacío.')
  const clave = `${RECIBIDAS}/${randomUUID()}`
  try {
    await putStream(clave, file.handle.createReadStream({ start: 0, autoClose: false }))
    const carga = await conTexto({ ruta: await localPath(clave), nombre: file.nombre }, async (archivo) => {
      const plano = await planoDe(actor, file.fields, archivo.ruta)
      const lugar = isDeEntidad(plano.tipo) ? await lugarDe(actor, file.fields) : null
      const asunto = await asuntoPedido(plano.tipo, file.fields['asunto'] ?? '')
      return crearCarga(actor, { ...archivo, plano, lugar, asunto })
    })
    await inTransaction(() => dejarPaso(actor, carga.id, 'leer'))
    return await detalleCarga(actor, { folio: folioDe(carga) })
  } finally {
    await deleteFile(clave)
  }
}

type Campos = Readonly<Record<string, string>>

async function lugarDe(actor: Actor, fields: Campos): Promise<LugarDeCarga> {
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

/** The layout that was named, or the one that fits the file, among those of the kinds that the actor loads. */
async function planoDe(actor: Actor, fields: Campos, ruta: string): Promise<PlanoGuardado> {
  const tipos = tiposQueCarga(actor)
  const quincena = quincenaDicha(fields)
  const clave = fields['plano']?.trim() ?? ''
  if (clave === '') {
    const posibles = tiposPosibles(tipos, fields)
    const planos = (await listPlanos(diaDePlano(quincena))).filter(({ tipo }) => posibles.includes(tipo))
    return unicoPlano(fields['tipo']?.trim() || null, planos) ?? reconocerPlano(ruta, anioDeArchivo(quincena), planos)
  }
  const plano = await planoDeClave(clave, quincena)
  if (!plano || !tipos.includes(plano.tipo))
    throw broken([falta('plano', `No hay un plano "${clave.slice(0, 40)}": elige uno de la lista.`)])
  return plano
}

/** The quincena that the form names; null if it names none. */
function quincenaDicha(fields: Campos): number | null {
  return parseQuincenaCode(fields['quincena']?.trim() ?? '', quincenaYear(quincenaOf(today())))
}

async function planoDeClave(clave: string, quincena: number | null): Promise<PlanoGuardado | null> {
  try {
    return await findPlano(clave, quincena)
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 404) throw error
    return null
  }
}
