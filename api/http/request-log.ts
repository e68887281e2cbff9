import { randomUUID } from 'node:crypto'
import { channel } from 'node:diagnostics_channel'
import type { MiddlewareHandler } from 'hono'
import { noteEnCurso } from '#api/logging/en-curso.ts'
import { logger } from '#api/logging/logger.ts'
import type { AppEnv } from './app-env.ts'
import { matchedCall } from './puerta/matched-call.ts'

/** Whoever loads a module before the portal (`node --import`) may count calls here: the same fields as in the log. */
const answered = channel('portal:llamada')

const SALUD = '/api/salud'

/**
 * Gives the request its id and, once answered, writes one line: method, route pattern (never the address itself, which
 * may hold a key), status, milliseconds and who.
 */
export const requestLog: MiddlewareHandler<AppEnv> = async (c, next) => {
  const start = performance.now()
  const requestId = randomUUID()
  const ruta = matchedCall(c)?.split(' ')[1] ?? '*'
  c.set('requestId', requestId)
  c.header('X-Request-Id', requestId)
  const done = noteEnCurso(`${requestId} ${c.req.method} ${ruta}`)
  await next()
  done()
  const ms = Math.round((performance.now() - start) * 10) / 10
  // A public call has none.
  const actor = c.get('actor') as AppEnv['Variables']['actor'] | undefined
  const line = { requestId, metodo: c.req.method, ruta, estado: c.res.status, ms, usuario: actor?.usuario }
  // The supervisor asks every few seconds: the log would hold little else.
  const isPulse = ruta === SALUD && c.res.ok
  logger[isPulse ? 'debug' : 'info'](line, 'request')
  answered.publish(line)
}
