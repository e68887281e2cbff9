import type { Context } from 'hono'
import { ARCHIVO_MAX_BYTES, remedioTamano, tamanoTexto } from '#domain/documentos/archivo.ts'
import { AppError } from '#api/errors.ts'
import { readEfimero } from '#api/files/archivo-efimero.ts'
import type { AppEnv } from './app-env.ts'
import { drain } from './cuerpo/drain.ts'
import { ARCHIVOS_EN_MEMORIA, ARCHIVOS_LLEGANDO } from './cuerpo/presupuesto.ts'
import { receiveFile, type Received } from './cuerpo/receive-file.ts'
import { assertTakesFile } from './puerta/file-calls.ts'

export interface Upload {
  readonly nombre: string
  readonly bytes: Uint8Array
  /** The other fields of the form. */
  readonly fields: Readonly<Record<string, string>>
}

interface UploadOptions {
  /** The field of the form that holds the file. */
  readonly campo?: string
  /** Most bytes of the file, and what is said of one with more. */
  readonly max?: number
  /** Most bytes of another field of the form, where one is longer than some words. */
  readonly campoMax?: number
  readonly pesado?: (bytes: number) => string
}

/** Room for the form's own lines beside the file. */
const FORM_OVERHEAD = 64 * 1024
/** How far a body that tells no length is read past the largest file, to say how large that one is. */
const MAS_ALLA = 2 * 1024 * 1024

/**
 * The file in a field of a multipart request. It goes to the disk as it comes, however slowly, and into memory once it is whole and
 * there is room beside all others; that room is given back when the request ends. Throws 413 (by the header before a byte is
 * read, else while it comes), 415, 400, 503.
 */
export async function readUpload(c: Context<AppEnv>, options: UploadOptions = {}): Promise<Upload> {
  const file = await receiveUpload(c, options)
  c.var.alTerminar.push(await ARCHIVOS_EN_MEMORIA.take(file.size))
  return { nombre: file.nombre, bytes: await readEfimero(file.handle, file.size), fields: file.fields }
}

/**
 * The same of a file that is too large for memory: it is on the disk, nameless, until the request ends, and goes on from there.
 * Throws as `readUpload`.
 */
export async function receiveUpload(c: Context<AppEnv>, options: UploadOptions = {}): Promise<Received> {
  assertTakesFile(c)
  const { campo = 'file', max = ARCHIVO_MAX_BYTES, campoMax, pesado = tamanoTexto } = options
  const tooLarge = (bytes: number) => {
    const message = pesado(bytes)
    return new AppError(413, 'tamano', message, [{ path: campo, code: 'tamano', message }], { ...remedioTamano(max) })
  }
  const length = Number(c.req.header('content-length') ?? '0')
  const whole = max + (campoMax ?? 0) + FORM_OVERHEAD
  if (length > whole) throw tooLarge(length)
  if (!c.req.header('content-type')?.startsWith('multipart/form-data'))
    throw new AppError(415, 'tipo', 'Tipo de contenido no soportado: se esperaba un archivo.', [], {
      suggestion: `Envía el archivo en el campo «${campo}» de un formulario (multipart/form-data).`,
      detail: `El tipo de contenido que llegó es «${(c.req.header('content-type') ?? '').slice(0, 80)}».`,
    })
  const file = await receive(c, { campo, campoMax, keep: max, total: length > 0 ? length : max + MAS_ALLA })
  c.var.alTerminar.push(() => void file.handle.close())
  if (file.size > max) throw tooLarge(file.size)
  return file
}

/** The file on the disk; of a body that is refused midway the rest is read, so that its sender sees why. */
async function receive(c: Context<AppEnv>, request: Parameters<typeof receiveFile>[2]): Promise<Received> {
  const giveBack = await ARCHIVOS_LLEGANDO.take(request.total)
  const body = c.req.raw.body
  try {
    const file = await receiveFile(body, c.req.header('content-type') ?? '', request)
    if (file) return file
    throw new AppError(413, 'tamano', 'El archivo es demasiado grande', [], { ...remedioTamano(request.keep) })
  } catch (error) {
    await drain(body)
    throw error
  } finally {
    giveBack()
  }
}
