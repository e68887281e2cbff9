import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'

/**
 * What the API answers is kept by no browser and no proxy, unless its route says that it may be. The header is set where it stands:
 * `c.header` after the answer makes another one, whose body is then read as a stream.
 */
export const noStore: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const { headers } = c.res
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
}
