import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { logger } from '#api/logging/logger.ts'
import { onReset } from '#api/memory.ts'
import type { AppEnv } from './app-env.ts'

/**
 * Only our own origin; styles inline because the panel's component library writes them. `marcos`: the sites of the boards,
 * which may be framed, and asked whether they answer, and nothing else. `mapas`: that of the map, which may only be framed.
 */
function headersFor(tableros: readonly string[], mapas: readonly string[]): MiddlewareHandler {
  const marcos = [...new Set([...tableros, ...mapas])]
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...tableros],
      frameSrc: marcos.length === 0 ? ["'none'"] : marcos,
      objectSrc: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'"],
      baseUri: ["'self'"],
    },
    referrerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
  })
}

const OWN = headersFor([], [])

/** The last policy made for boards: their addresses hardly change. */
let made: { readonly key: string; readonly headers: MiddlewareHandler } = { key: '', headers: OWN }
onReset(() => {
  made = { key: '', headers: OWN }
})

function withMarcos(tableros: readonly string[], mapas: readonly string[]): MiddlewareHandler {
  const key = `${tableros.join(' ')}|${mapas.join(' ')}`
  if (key !== made.key) made = { key, headers: headersFor(tableros, mapas) }
  return made.headers
}

type LoadOrigenes = () => Promise<readonly string[]>

/** A page of the app: no call's answer and no file of the app frames anything. */
const isFramed = (path: string) => !path.startsWith('/api/') && !path.startsWith('/assets/')

/** The sites that may be framed; none when the database does not answer: the page then says so by itself. */
async function marcosOf(loadOrigenes: LoadOrigenes): Promise<readonly string[]> {
  try {
    return await loadOrigenes()
  } catch (error) {
    logger.warn({ err: error }, 'framed sites not read for the content policy')
    return []
  }
}

/** The headers of every answer; a page's policy lets in the boards and the map that the administrator chose. */
export const securityHeaders =
  (loadTableros: LoadOrigenes, loadMapas: LoadOrigenes): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    if (!isFramed(c.req.path)) return OWN(c, next)
    const [tableros, mapas] = [await marcosOf(loadTableros), await marcosOf(loadMapas)]
    return withMarcos(tableros, mapas)(c, next)
  }
