import type { MiddlewareHandler } from 'hono'
import { env } from '#api/env.ts'
import { AppError } from '#api/errors.ts'
import type { AppEnv } from '#api/http/app-env.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
const BODY_TYPES = /^(application\/json|multipart\/form-data)\b/

/**
 * Against forged requests: a changing call must come from our own pages (by Origin and by Sec-Fetch-Site, each where it is sent)
 * and carry JSON or a file, never a plain form.
 */
export const originCheck: MiddlewareHandler<AppEnv> = (c, next) => {
  if (!SAFE.has(c.req.method)) {
    const origin = c.req.header('origin')
    const isForeign = origin !== undefined && !isOwnOrigin(origin, c.req.url, c.req.header('host'))
    if (isForeign || c.req.header('sec-fetch-site') === 'cross-site')
      throw new AppError(403, 'origen', 'La petición no viene del portal.')
    const type = c.req.header('content-type')
    if (type !== undefined && !BODY_TYPES.test(type))
      throw new AppError(415, 'tipo', 'Tipo de contenido no soportado: se esperaba JSON o un archivo.')
  }
  return next()
}

function isOwnOrigin(origin: string, url: string, host: string | undefined): boolean {
  if (env.PUBLIC_URL) return origin === new URL(env.PUBLIC_URL).origin
  const { protocol, host: ownHost } = new URL(url)
  const own = `${protocol}//${host ?? ownHost}`
  return URL.canParse(own) && origin === new URL(own).origin
}
