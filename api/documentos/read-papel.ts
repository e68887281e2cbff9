import type { Actor } from '#domain/acceso/actor.ts'
import { pdfNameOf, type Giro } from '#domain/documentos/fotografia.ts'
import {
  DOCUMENTOS_LEIBLES,
  NINGUNO_DE_ELLOS,
  papelDe,
  type DocumentoLeible,
} from '#domain/documentos/papeles/registro.ts'
import type { AvisoLectura } from '#domain/documentos/campo-leido.ts'
import type { RespuestaLectura } from '#domain/documentos/lectura.ts'
import type { ProgresoLectura } from '#domain/documentos/progreso.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { AppError } from '#api/errors.ts'
import { deleteFile, localPath } from '#api/files/storage.ts'
import { fotografiaToPdf } from './fotografia.ts'
import { LectorError } from './lector/proceso/errores.ts'
import { readDocument, type Avance } from './lector/lector.ts'
import type { ResultadoLectura } from './lector/proceso/mensajes.ts'
import { lectorRefusal } from './lector-refusal.ts'
import { beginReading, type ReadingHandle } from './reading-progress.ts'
import { saveLectura } from './save-lectura.ts'
import { storeArchivo } from './store-archivo.ts'

export interface PapelSubido {
  readonly nombre: string
  readonly bytes: Uint8Array
  readonly borrador: string | null
  /** It is a photo: it becomes a PDF of one page, turned so many quarter turns further; null for any other file. */
  readonly fotografia: Giro | null
  /** Null: say which paper it is. */
  readonly esperado: DocumentoLeible | null
  /** The client's name for this reading, to ask for its progress or cancel it. */
  readonly lecturaId: string
  /** Aborts when the browser leaves. */
  readonly requestSignal: AbortSignal
}

const SUGGESTION = 'Usa el PDF original, sin fotografiar ni volver a guardar, o captura los datos a mano.'

/**
 * Keeps the file and reads it. Gives the documented flat fields, the kept file and the reading. Throws the refusals of
 * specification 1 §8 with `suggestion` and `detail`; 422 `otro_documento` carries the whole answer as `respuesta`, so
 * that the screen can move the paper to its row without reading it again.
 */
export async function readPapel(actor: Actor, papel: PapelSubido): Promise<RespuestaLectura> {
  authorize(actor, 'documentos.leer')
  const subido = { ...papel, ...(await asPdf(actor, papel)) }
  const { archivo, clave } = await storeArchivo(actor, { ...subido, clase: papel.esperado ?? DOCUMENTOS_LEIBLES[0] })
  const reading = beginReading(papel.lecturaId, actor.id, papel.requestSignal)
  try {
    const resultado = await read(await localPath(clave), papel.esperado, reading)
    const respuesta = toRespuesta({ ...archivo, paginas: resultado.paginas }, resultado)
    assertKeyRead(respuesta)
    await saveLectura(archivo.id, resultado)
    assertExpected(respuesta, papel.esperado)
    return respuesta
  } catch (error) {
    if (!isMisplaced(error)) await discard(archivo.id, clave)
    throw error
  } finally {
    reading.end()
  }
}

/** What is kept and read in a photo's place. */
async function asPdf(actor: Actor, papel: PapelSubido): Promise<Pick<PapelSubido, 'nombre' | 'bytes'>> {
  const { nombre, bytes, fotografia, requestSignal: signal } = papel
  if (fotografia === null) return { nombre, bytes }
  return { nombre: pdfNameOf(nombre), bytes: await fotografiaToPdf(actor, { bytes, signal }, fotografia) }
}

async function read(ruta: string, esperado: DocumentoLeible | null, reading: ReadingHandle): Promise<ResultadoLectura> {
  try {
    return await readDocument(ruta, {
      ...(esperado && { esperado }),
      signal: reading.signal,
      onProgress: (avance) => reading.update(toProgreso(avance)),
    })
  } catch (error) {
    throw error instanceof LectorError ? lectorRefusal(error) : error
  }
}

function toProgreso(avance: Avance): Partial<ProgresoLectura> {
  if (avance.etapa === 'cola') return { estado: 'en_cola', delante: avance.antes }
  return { estado: 'leyendo', delante: 0, pagina: avance.pagina, paginas: avance.de }
}

function toRespuesta(archivo: RespuestaLectura['archivo'], { lectura, datos }: ResultadoLectura): RespuestaLectura {
  if (lectura.documento === 'otro' || !datos)
    throw new AppError(422, 'documento_desconocido', `El archivo no es ${NINGUNO_DE_ELLOS}.`, [], {
      suggestion: SUGGESTION,
      detail: avisosTexto(lectura.avisos) || 'No se encontró en él ningún título ni clave de esos documentos.',
    })
  return { ...datos, archivo, lectura } as RespuestaLectura
}

const avisosTexto = (avisos: readonly AvisoLectura[]): string => avisos.map(({ mensaje }) => mensaje).join(' ')

/** A paper without its key is a refusal, not an empty success. */
function assertKeyRead(respuesta: RespuestaLectura): void {
  const { documento, avisos } = respuesta.lectura
  if (respuesta.lectura.campos[papelDe(documento).clave]) return
  const detail = avisosTexto(avisos) || 'No se encontró en ninguna de sus páginas.'
  throw new AppError(422, 'no_leido', papelDe(documento).noLeido, [], { documento, suggestion: SUGGESTION, detail })
}

function assertExpected(respuesta: RespuestaLectura, esperado: DocumentoLeible | null): void {
  const { documento } = respuesta.lectura
  if (esperado === null || documento === esperado) return
  throw new AppError(
    422,
    'otro_documento',
    `El archivo es ${papelDe(documento).comoArchivo}, no ${papelDe(esperado).comoArchivo}.`,
    [],
    {
      documento,
      respuesta,
      suggestion: 'Muévelo a su renglón y elige aquí el documento correcto.',
      detail: 'Ya está leído: al moverlo no se vuelve a subir.',
    },
  )
}

const isMisplaced = (error: unknown) => error instanceof AppError && error.codigo === 'otro_documento'

/** A file that gave no reading is not kept: the person sends another, or the same one by hand. */
async function discard(id: string, clave: string): Promise<void> {
  await inTransaction(() => execute('DELETE FROM archivos WHERE id = $1', [id]))
  await deleteFile(clave)
}
