import { getCookie } from 'hono/cookie'
import type { MiddlewareHandler } from 'hono'
import { LLAMADAS_PUBLICAS } from '#domain/acceso/llamadas.ts'
import { unauthenticated } from '#api/errors.ts'
import { SESSION_COOKIE } from './session-cookie.ts'
import type { AppEnv } from '#api/http/app-env.ts'

const PUBLIC = new Set<string>(LLAMADAS_PUBLICAS.filter((call) => !call.includes(':')))
/** What stands before the parameter of a public call: `GET /api/docs/`. */
const PUBLIC_PREFIXES = LLAMADAS_PUBLICAS.filter((call) => call.includes(':')).map((call) =>
  call.slice(0, call.indexOf(':')),
)

/** What a session gives to its request. */
type Sesion = Pick<AppEnv['Variables'], 'actor' | 'tokenHash' | 'debeCambiarClave' | 'debeActivarDosPasos'>

/** Every call but the public ones needs a session, which `resolveSesion` finds by its token; its actor goes with the request. */
export const authenticate =
  (resolveSesion: (token: string, direccion: string) => Promise<Sesion | null>): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const call = `${c.req.method === 'HEAD' ? 'GET' : c.req.method} ${c.req.path}`
    if (PUBLIC.has(call) || PUBLIC_PREFIXES.some((prefix) => call.startsWith(prefix))) return next()
    const token = getCookie(c, SESSION_COOKIE)
    const sesion = token === undefined ? null : await resolveSesion(token, c.get('direccion'))
    if (!sesion) throw unauthenticated()
    c.set('actor', sesion.actor)
    c.set('tokenHash', sesion.tokenHash)
    c.set('debeCambiarClave', sesion.debeCambiarClave)
    c.set('debeActivarDosPasos', sesion.debeActivarDosPasos)
    return next()
  }
