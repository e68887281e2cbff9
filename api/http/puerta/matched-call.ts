import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { AppEnv } from '#api/http/app-env.ts'

/** The call that will answer, by its pattern: `GET /api/archivos/:id`; null for a page of the app or an unknown call. */
export function matchedCall(c: Context<AppEnv>): string | null {
  const route = matchedRoutes(c).find(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
  return route ? `${route.method} ${route.path.replace(/(.)\/$/, '$1')}` : null
}
