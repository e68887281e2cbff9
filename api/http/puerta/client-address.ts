import { getConnInfo } from '@hono/node-server/conninfo'
import type { MiddlewareHandler } from 'hono'
import { env } from '#api/env.ts'
import { noteProxy } from '#api/jobs/proxy-visto.ts'
import type { AppEnv } from '#api/http/app-env.ts'

/** Notes the client's address; behind a trusted proxy (TRUST_PROXY=1), the last one it added. */
export const clientAddress: MiddlewareHandler<AppEnv> = (c, next) => {
  const header = c.req.header('x-forwarded-for')
  if (header !== undefined && !env.TRUST_PROXY) noteProxy()
  const forwarded = env.TRUST_PROXY ? header?.split(',').at(-1)?.trim() : undefined
  c.set('direccion', forwarded ?? socketAddress(c) ?? 'local')
  return next()
}

function socketAddress(c: Parameters<typeof clientAddress>[0]): string | undefined {
  // Requests handed to the app directly (no socket) have no address.
  const bindings: unknown = c.env
  const isServed = typeof bindings === 'object' && bindings !== null && 'incoming' in bindings
  return isServed ? getConnInfo(c).remote.address : undefined
}
