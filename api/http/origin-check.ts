import type { MiddlewareHandler } from 'hono'
import { env } from '#api/env.ts'
import { AppError } from '#api/errors.ts'
import type { AppEnv } from './app-env.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
const BODY_TYPES = /^(application\/json|multipart\/form-data)\b/

/**
 * Against forged requests: a changing call must come from our own pages (Origin, or Sec-Fetch-Site where a browser
 * sends it) and carry JSON or a file, never a plain form.
 */
export const originCheck: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!SAFE.has(c.req.method)) {
    const origin = c.req.header('origin')
    if (origin !== undefined && !isOwnOrigin(origin, c.req.url, c.req.header('host')))
      throw new AppError(403, 'origen', 'La petición no viene del portal.')
    const type = c.req.header('content-type')
    if (type !== undefined && !BODY_TYPES.test(type))
      throw new AppError(415, 'tipo', 'Tipo de contenido no soportado: se esperaba JSON o un archivo.')
  }
  await next()
}

function isOwnOrigin(origin: string, url: string, host: string | undefined): boolean {
  if (env.PUBLIC_URL) return origin === new URL(env.PUBLIC_URL).origin
  return URL.canParse(origin) && new URL(origin).host === (host ?? new URL(url).host)
}
