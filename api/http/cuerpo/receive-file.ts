import { once } from 'node:events'
import type { FileHandle } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import busboy, { type Busboy } from 'busboy'
import { AppError } from '#api/errors.ts'
import { openEfimero } from '#api/files/archivo-efimero.ts'
import { CUERPOS } from './racion.ts'

/** Lines of the form beside the file: some ids and words. */
const LIMITES = { fieldNameSize: 100, fieldSize: 4096, fields: 20, files: 4, parts: 24, headerPairs: 20 }

export interface Received {
  readonly nombre: string
  /** Of all that came, kept or not. */
  readonly size: number
  readonly handle: FileHandle
  readonly fields: Readonly<Record<string, string>>
}

interface FileRequest {
  /** The field of the form that holds the file. */
  readonly campo: string
  /** Most bytes of another field; a few KB if it is not given. */
  readonly campoMax?: number | undefined
  /** Bytes that are kept of it: what comes after is counted alone. */
  readonly keep: number
  /** Bytes of the whole body that are read. */
  readonly total: number
}

type Kept = Omit<Received, 'fields'>

const incompleto = () =>
  new AppError(400, 'parametros', 'El archivo llegó incompleto: súbelo de nuevo.', [], {
    suggestion: 'Vuelve a subirlo; si pasa otra vez, revisa la conexión.',
    detail: 'El formulario terminó antes que su archivo, o no está bien formado.',
  })

const sinArchivo = (campo: string) =>
  new AppError(400, 'parametros', 'No se seleccionó archivo.', [], {
    suggestion: `Elige un archivo y envíalo en el campo «${campo}» del formulario.`,
    detail: `El formulario no trae ningún archivo en el campo «${campo}».`,
  })

/**
 * Writes the file of a multipart body to the disk as it comes, piece by piece. Who asked closes its handle; when anything goes wrong
 * it is closed already. Gives null when the body is larger than `total`. Throws 400: no file in the field, or no whole form.
 */
export async function receiveFile(
  body: ReadableStream<Uint8Array> | null,
  type: string,
  request: FileRequest,
): Promise<Received | null> {
  const fields = new Map<string, string>()
  const parser = parserOf(type, request.campoMax)
  // Whoever waits for the parser hears of its error; one that comes later would end the process.
  parser.on('error', () => undefined)
  let kept: Promise<Kept> | null = null
  parser.on('field', (name, value, { valueTruncated }) => {
    if (valueTruncated) parser.destroy(new Error('A field of a form is too long'))
    else fields.set(name, value)
  })
  parser.on('file', (name, stream, { filename }) => {
    // It ends with the parser, perhaps before anybody reads it: nobody else would hear of its error.
    stream.on('error', () => undefined)
    if (name !== request.campo || kept) return void stream.resume()
    kept = keep(stream, decodeName(filename), request.keep)
    kept.catch(() => parser.destroy(new Error('A file was not kept')))
  })
  const whole = await pump(body, parser, request.total).catch(() => 'roto' as const)
  const file = await (kept as Promise<Kept> | null)?.catch(() => 'roto' as const)
  if (whole === true && file && file !== 'roto') return { ...file, fields: Object.fromEntries(fields) }
  if (file && file !== 'roto') await file.handle.close()
  if (whole === false) return null
  throw whole === true && !file ? sinArchivo(request.campo) : incompleto()
}

function parserOf(type: string, fieldSize: number = LIMITES.fieldSize): Busboy {
  try {
    return busboy({ headers: { 'content-type': type }, defParamCharset: 'utf8', limits: { ...LIMITES, fieldSize } })
  } catch {
    throw incompleto()
  }
}

/** Whether all of `body` went through `parser`; false when it has more than `max` bytes. Throws what ends it before. */
async function pump(body: ReadableStream<Uint8Array> | null, parser: Busboy, max: number): Promise<boolean> {
  const ended = once(parser, 'close')
  ended.catch(() => undefined)
  const reader = body?.getReader()
  try {
    let size = 0
    for (let step = await reader?.read(); step && !step.done; step = await reader?.read()) {
      await CUERPOS.take()
      size += step.value.length
      if (size > max) {
        parser.destroy(new Error('A form is too large'))
        return false
      }
      if (!parser.write(step.value)) await once(parser, 'drain')
    }
    parser.end()
    await ended
    return true
  } catch (error) {
    // The file that was coming ends with it: whoever keeps it would wait for the rest for ever.
    parser.destroy(new Error('A form did not come whole'))
    throw error
  } finally {
    reader?.releaseLock()
  }
}

/** The name as it was before the browser wrote it in a header: forms write quotes and ends of line as %22, %0D and %0A. */
const decodeName = (name: string | undefined): string =>
  (name ?? '').replaceAll(/%(22|0D|0A)/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

async function keep(stream: Readable, nombre: string, max: number): Promise<Kept> {
  const handle = await openEfimero()
  try {
    let size = 0
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size <= max) await handle.write(chunk)
    }
    return { nombre, size, handle }
  } catch (error) {
    await handle.close()
    throw error
  }
}
