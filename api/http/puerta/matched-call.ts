import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import { onReset } from '#api/memory.ts'
import type { AppEnv } from '#api/http/app-env.ts'

/** Half of what stands before a route asks it: looked for once a request. */
let known = new WeakMap<Context<AppEnv>, string | null>()
onReset(() => {
  known = new WeakMap()
})

/** The call that will answer, by its pattern: `GET /api/archivos/:id`; null for a page of the app or an unknown call. */
export function matchedCall(c: Context<AppEnv>): string | null {
  const kept = known.get(c)
  if (kept !== undefined) return kept
  const call = findCall(c)
  known.set(c, call)
  return call
}

function findCall(c: Context<AppEnv>): string | null {
  const route = matchedRoutes(c).find(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
  return route ? `${route.method} ${route.path.replace(/(.)\/$/, '$1')}` : null
}
