import type { Context, MiddlewareHandler } from 'hono'
import { conAplazadas } from '#api/acceso/consultas/antes-de-responder.ts'
import { conPrisa } from '#api/db/prisa.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { matchedCall } from '#api/http/puerta/matched-call.ts'
import { Admision, type Salir } from './admision.ts'
import { claseDeLlamada } from './clase-llamada.ts'

/** Somebody who takes an export slowly keeps its place no longer than this. */
const EXPORTACION_MS = 30_000

/**
 * Milliseconds that an export waits for its turn: the two before it take seconds, or a minute of a whole padrón. Less than the
 * 120 s after which the proxy gives up (deploy/nginx.conf).
 */
const ESPERA_EXPORTACION_MS = 110_000

/** Those of this process. */
export const LUGARES = new Admision({ lugares: 8, esperaMs: 10_000, exportacionMs: ESPERA_EXPORTACION_MS })

/** Until a call has its place it is short work: its session, its rights, how the portal is, a file that comes. */
export const deprisa: MiddlewareHandler<AppEnv> = (_c, next) => conPrisa('corta', next)

/**
 * Lets so many calls at once reach their routes; the others wait for their turn. Bodies have come whole before. A call whose
 * reads must be on the disk before it is answered waits for that with its place given back. Throws 503.
 */
export const admission =
  (lugares: Admision): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const clase = claseDeLlamada(matchedCall(c))
    if (clase === null) return next()
    const entered = lugares.enter(clase, senderOf(c), () => c.req.raw.signal)
    const leave = entered instanceof Promise ? await entered : entered
    try {
      const anotadas = await conAplazadas(() => conPrisa(clase === 'actos' ? 'acto' : 'larga', next))
      if (clase === 'exportaciones' && c.res.body) c.res = leaveAfter(c.res, leave)
      else leave()
      await anotadas()
    } catch (error) {
      leave()
      throw error
    }
  }

/** The session, or the address of who has none. */
function senderOf(c: Context<AppEnv>): string {
  // A public call has none.
  const tokenHash = c.get('tokenHash') as string | undefined
  return tokenHash ?? `direccion ${c.get('direccion')}`
}

/** The same answer; `leave` once it has been taken whole, or given up. */
function leaveAfter(res: Response, leave: Salir): Response {
  const limit = setTimeout(leave, EXPORTACION_MS)
  const end = () => {
    clearTimeout(limit)
    leave()
  }
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  void res.body?.pipeTo(writable).then(end, end)
  return new Response(readable, res)
}
