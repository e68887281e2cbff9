import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'

/** What the API answers is kept by no browser and no proxy, unless its route says that it may be. */
export const noStore: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
}
