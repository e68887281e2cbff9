import type { Context, MiddlewareHandler } from 'hono'
import { conAplazadas } from '#api/acceso/consultas/antes-de-responder.ts'
import { conPrisa } from '#api/db/prisa.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { matchedCall } from '#api/http/puerta/matched-call.ts'
import { Admision } from './admision.ts'
import { claseDeLlamada } from './clase-llamada.ts'

/** Those of this process. */
export const LUGARES = new Admision({ lugares: 8, esperaMs: 10_000 })

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
      leave()
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
