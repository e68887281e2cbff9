import type { MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { secureHeaders } from 'hono/secure-headers'
import { resolveVista, vistaOfComponente, type NombreVista } from '#domain/acceso/vistas/vistas.ts'
import { logger } from '#api/logging/logger.ts'
import { onReset } from '#api/memory.ts'
import { SESSION_COOKIE } from './puerta/session-cookie.ts'
import type { AppEnv } from './app-env.ts'

/**
 * Only our own origin. `marcos`: sites that the page may frame and nothing else. No style is written in a page: React sets
 * those of an element by script, which the policy of a style sheet does not judge.
 */
function headersFor(marcos: readonly string[]): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      frameSrc: marcos.length === 0 ? ["'none'"] : [...marcos],
      objectSrc: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'"],
      baseUri: ["'self'"],
    },
    referrerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
  })
}

const OWN = headersFor([])

/** The last policy made for framed sites: their addresses hardly change. */
let made: { readonly key: string; readonly headers: MiddlewareHandler } = { key: '', headers: OWN }
onReset(() => {
  made = { key: '', headers: OWN }
})

function withMarcos(marcos: readonly string[]): MiddlewareHandler {
  const key = marcos.join(' ')
  if (key !== made.key) made = { key, headers: headersFor(marcos) }
  return made.headers
}

/** Origins of the boards that a view shows. */
type LoadTableros = (vista: NombreVista) => Promise<readonly string[]>
type LoadMapas = () => Promise<readonly string[]>
type IsSesionAbierta = (token: string) => Promise<boolean>

/** A page of the app: no call's answer and no file of the app frames anything. */
const isPage = (path: string) => !path.startsWith('/api/') && !path.startsWith('/assets/')

/** The view that a page opens; null for one that is no view, the sign-in among them. */
function vistaOf(path: string, vista: string | undefined): NombreVista | null {
  return path === '/dashboard' ? resolveVista(vista ?? '') : vistaOfComponente(path)
}

/** The sites that may be framed; none when the database does not answer: the page then says so by itself. */
async function marcosOf(load: () => Promise<readonly string[]>): Promise<readonly string[]> {
  try {
    return await load()
  } catch (error) {
    logger.warn({ err: error }, 'framed sites not read for the content policy')
    return []
  }
}

/**
 * The headers of every response. A page may frame the map that the administrator chose. Only the page of a board may frame the board's
 * site, and only with a session: the address can reveal the name of an internal machine.
 */
export const securityHeaders =
  (loadTableros: LoadTableros, loadMapas: LoadMapas, isSesionAbierta: IsSesionAbierta): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    if (!isPage(c.req.path)) return OWN(c, next)
    const vista = vistaOf(c.req.path, c.req.query('vista'))
    const token = getCookie(c, SESSION_COOKIE)
    const tableros =
      vista === null || token === undefined
        ? []
        : await marcosOf(async () => ((await isSesionAbierta(token)) ? loadTableros(vista) : []))
    const mapas = await marcosOf(loadMapas)
    return withMarcos([...new Set([...tableros, ...mapas])])(c, next)
  }
