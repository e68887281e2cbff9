import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { ARCHIVO_MAX_BYTES, tamanoTexto } from '#domain/documentos/archivo.ts'
import { AppError, malformed } from '#api/errors.ts'
import type { AppEnv } from './app-env.ts'
import { readBounded } from './cuerpo/read-bounded.ts'
import { assertTakesFile } from './file-calls.ts'

export interface Upload {
  readonly nombre: string
  readonly bytes: Uint8Array
  /** The other fields of the form. */
  readonly fields: Readonly<Record<string, string>>
}

/** Room for the form's own lines beside the file. */
const FORM_OVERHEAD = 64 * 1024

/**
 * The file in the field `campo` of a multipart request. Its size is refused from the header before a byte is read, and again by the
 * application's body limit while it arrives. Throws 413, 415, 400.
 */
export async function readUpload(c: Context<AppEnv>, campo = 'file'): Promise<Upload> {
  assertTakesFile(c)
  const length = Number(c.req.header('content-length') ?? '0')
  if (length > ARCHIVO_MAX_BYTES + FORM_OVERHEAD) throw new AppError(413, 'tamano', tamanoTexto(length))
  if (!c.req.header('content-type')?.startsWith('multipart/form-data'))
    throw new AppError(415, 'tipo', 'Tipo de contenido no soportado: se esperaba un archivo.')
  const whole = await readBounded(c.req.raw.body, ARCHIVO_MAX_BYTES + FORM_OVERHEAD)
  if (whole === null) throw new AppError(413, 'tamano', 'El archivo es demasiado grande')
  c.req.raw = new Request(c.req.raw, { body: whole })
  const form = await c.req.parseBody().catch((error: unknown) => {
    if (error instanceof HTTPException) throw error
    throw malformed('El archivo llegó incompleto: súbelo de nuevo.')
  })
  const file = form[campo]
  if (!(file instanceof File)) throw malformed('No se seleccionó archivo.')
  const texts = Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { nombre: file.name, bytes: new Uint8Array(await file.arrayBuffer()), fields: Object.fromEntries(texts) }
}
