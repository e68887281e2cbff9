import { randomUUID } from 'node:crypto'
import { quincenaOf, quincenaYear } from '#domain/calendario/quincena.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import { revisarDefinicion } from '#domain/cargas/planos/plano-issues.ts'
import type { MuestraLeida } from '#domain/cargas/planos/plano-panel.ts'
import type { PlanoPropuesto } from '#domain/cargas/planos/propuesta/muestra-archivo.ts'
import { TIPO_CARGA_IDS, TIPOS_CARGA, type TipoCargaId } from '#domain/cargas/tipos-carga.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { ArchivoRechazado } from '#api/cargas/lectura/archivo-rechazado.ts'
import { leerPrimeros, proponerLeyendo } from '#api/cargas/lectura/proceso-lectura.ts'
import { RECIBIDAS } from '#api/cargas/recibidas.ts'
import { today } from '#api/clock.ts'
import { broken, malformed } from '#api/errors.ts'
import { deleteFile, localPath, putStream } from '#api/files/storage.ts'
import { Presupuesto } from '#api/http/cuerpo/presupuesto.ts'
import type { Received } from '#api/http/cuerpo/receive-file.ts'

interface ConArchivo {
  readonly file: Received
}

/** A layout for a sample file, of which nothing is kept. Throws 400, 403, 413, 422 (`tipo`, `file`), 503 while others are read. */
export function proponerDeMuestra(actor: Actor, { file }: ConArchivo): Promise<PlanoPropuesto> {
  authorizeInstituto(actor, 'cargas.administrar')
  const propuesta = tipoDe(file)
  return conMuestra(file, (ruta) => proponerLeyendo({ ruta, propuesta, hoy: today() }))
}

/**
 * The first rows of a sample file, of which nothing is kept, as a definition reads them. Throws 400, 403, 413, 422 (`tipo`, `file`,
 * `definicion…`), 503 while others are read.
 */
export function verMuestra(actor: Actor, { file }: ConArchivo): Promise<MuestraLeida> {
  authorizeInstituto(actor, 'cargas.administrar')
  const tipo = tipoDe(file)
  const revision = revisarDefinicion(jsonDe(file.fields['definicion'] ?? ''), TIPOS_CARGA[tipo])
  if ('issues' in revision) throw broken(revision.issues)
  const { definicion } = revision
  const hoy = today()
  const contexto = { hoy, periodo: definicion.periodo, cercaDe: quincenaYear(quincenaOf(hoy)) }
  return conMuestra(file, (ruta) => leerPrimeros({ ruta, muestra: { ruta, tipo, definicion, contexto } }))
}

function tipoDe({ fields }: Received): TipoCargaId {
  const tipo = TIPO_CARGA_IDS.find((each) => each === fields['tipo'])
  if (tipo) return tipo
  const titulos = TIPO_CARGA_IDS.map((each) => TIPOS_CARGA[each].titulo)
  const validos = new Intl.ListFormat('es-MX', { type: 'disjunction' }).format(titulos)
  throw broken([{ path: 'tipo', code: 'requerido', message: `Elige de qué es el archivo: ${validos}.` }])
}

function jsonDe(texto: string): unknown {
  try {
    return JSON.parse(texto)
  } catch {
    throw broken([{ path: 'definicion', code: 'json', message: 'La definición no es JSON: envíala completa.' }])
  }
}

/** Processes that read samples at once, each of up to 400 MB; others wait 10 s for their turn. */
const TURNOS = new Presupuesto(2, 10_000)

/** Gives a sample file its path while `leer` reads it, and deletes it. A file that nothing reads is refused at `file`. */
async function conMuestra<T>(file: Received, leer: (ruta: string) => Promise<T>): Promise<T> {
  if (file.size === 0) throw malformed('El archivo está vacío.')
  const dejar = await TURNOS.take(1)
  const clave = `${RECIBIDAS}/${randomUUID()}`
  try {
    await putStream(clave, file.handle.createReadStream({ start: 0, autoClose: false }))
    return await leer(await localPath(clave))
  } catch (error) {
    if (!(error instanceof ArchivoRechazado)) throw error
    throw broken([{ path: 'file', code: error.codigo, message: error.message }])
  } finally {
    dejar()
    await deleteFile(clave)
  }
}
