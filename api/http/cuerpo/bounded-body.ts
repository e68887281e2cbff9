import type { Context, MiddlewareHandler } from 'hono'
import { AppError } from '#api/errors.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { takesFile } from '#api/http/file-calls.ts'
import { matchedCall } from '#api/http/matched-call.ts'
import { cuerpoMax, NIVELES_MAX } from './limites.ts'
import { isTooDeep } from './niveles.ts'
import { readBounded } from './read-bounded.ts'

const JSON_TYPE = /^application\/json\b/i
const FILE = /^multipart\/form-data\b/i

/**
 * Bounds what a request brings before any route looks at it: bytes by the call's row of limits, from the header or else while
 * they come, and levels before anything is parsed. A file is bounded by whoever takes it (`readUpload`). Throws 413, 400.
 */
export const boundedBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  const call = matchedCall(c)
  if (!(takesFile(call) && FILE.test(c.req.header('content-type') ?? ''))) await bound(c, cuerpoMax(call))
  await next()
}

async function bound(c: Context<AppEnv>, max: number): Promise<void> {
  const length = c.req.header('content-length')
  if (length !== undefined && Number(length) > max) throw tooLarge(max)
  if (!JSON_TYPE.test(c.req.header('content-type') ?? '')) return
  if (isTooDeep(await textOf(c, max, length), NIVELES_MAX))
    throw new AppError(400, 'json', `La petición no se entiende: anida más de ${NIVELES_MAX} niveles.`)
}

/** The body as text, which the request keeps; node ends one that is longer than its header tells. */
async function textOf(c: Context<AppEnv>, max: number, length: string | undefined): Promise<string> {
  if (length !== undefined) return c.req.text()
  const bytes = await readBounded(c.req.raw.body, max)
  if (bytes === null) throw tooLarge(max)
  c.req.raw = new Request(c.req.raw, { body: bytes })
  return c.req.text()
}

const tooLarge = (max: number) =>
  new AppError(413, 'tamano', `La petición es demasiado grande: esta llamada recibe hasta ${max / 1024} kB.`)
