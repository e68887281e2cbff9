import type { Context, MiddlewareHandler } from 'hono'
import { AppError } from '#api/errors.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { takesFile } from '#api/http/puerta/file-calls.ts'
import { matchedCall } from '#api/http/puerta/matched-call.ts'
import { cuerpoMax, isPublica, NIVELES_MAX } from './limites.ts'
import { isTooDeep } from './niveles.ts'
import { JSON_EN_VUELO, SIN_SESION } from './presupuesto.ts'
import { readBounded } from './read-bounded.ts'

const JSON_TYPE = /^application\/json\b/i
/** What says its type and brings nothing, as some libraries do, is a request like any other. */
const SIN_CUERPO = new Set(['GET', 'HEAD'])
const FILE = /^multipart\/form-data\b/i

/** Counts an attempt of an address. */
type CountAttempt = (direccion: string) => Promise<unknown>

/**
 * Bounds what a request brings before any route looks at it: bytes by the call's row of limits, from the header or else while
 * they come; bytes of all requests together; and levels before anything is parsed. A file is bounded by whoever takes it
 * (`readUpload`). Throws 400, 411, 413, 429, 503.
 */
export const boundedBody =
  (countAttempt: CountAttempt): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const call = matchedCall(c)
    c.set('alTerminar', [])
    try {
      if (!(takesFile(call) && FILE.test(c.req.header('content-type') ?? ''))) await bound(c, call, countAttempt)
      await next()
    } finally {
      for (const giveBack of c.get('alTerminar')) giveBack()
    }
  }

async function bound(c: Context<AppEnv>, call: string | null, countAttempt: CountAttempt): Promise<void> {
  const max = cuerpoMax(call)
  const length = c.req.header('content-length')
  // What nobody who signs in would send counts as an attempt of its address, so that it ends.
  const refused = async (error: AppError): Promise<AppError> => {
    if (isPublica(call)) await countAttempt(c.get('direccion'))
    return error
  }
  if (length === undefined && isPublica(call) && c.req.header('transfer-encoding') !== undefined)
    throw await refused(new AppError(411, 'longitud', 'La petición no dice cuánto mide: falta Content-Length.'))
  if (length !== undefined && Number(length) > max) throw await refused(tooLarge(max))
  if (SIN_CUERPO.has(c.req.method) || !JSON_TYPE.test(c.req.header('content-type') ?? '')) return
  const room = isPublica(call) ? SIN_SESION : JSON_EN_VUELO
  c.get('alTerminar').push(await room.take(length === undefined ? max : Number(length)))
  const text = await textOf(c, max, length).catch(cutShort)
  if (text === null) throw await refused(tooLarge(max))
  if (isTooDeep(text, NIVELES_MAX))
    throw new AppError(400, 'json', `La petición no se entiende: anida más de ${NIVELES_MAX} niveles.`)
}

/** The body as text, which the request keeps; null past `max`. Node ends one that is longer than its header tells. */
async function textOf(c: Context<AppEnv>, max: number, length: string | undefined): Promise<string | null> {
  if (length !== undefined) return c.req.text()
  const bytes = await readBounded(c.req.raw.body, max)
  if (bytes === null) return null
  c.req.raw = new Request(c.req.raw, { body: bytes })
  return c.req.text()
}

/** Reading fails only by its sender: a page that was closed, a network that broke. Nothing of the portal did. */
function cutShort(): never {
  throw new AppError(400, 'incompleta', 'La petición llegó incompleta: envíala de nuevo.')
}

const tooLarge = (max: number) =>
  new AppError(413, 'tamano', `La petición es demasiado grande: esta llamada recibe hasta ${max / 1024} kB.`)
