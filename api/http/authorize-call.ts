import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { can } from '#domain/acceso/can.ts'
import { CAPACIDADES, LLAMADAS_DE_SESION, LLAMADAS_PUBLICAS, type CapacidadId } from '#domain/acceso/llamadas.ts'
import { forbidden } from '#api/errors.ts'
import { logger } from '#api/logging/logger.ts'
import type { AppEnv } from './app-env.ts'

const CAPACIDAD_POR_LLAMADA: ReadonlyMap<string, CapacidadId> = new Map(
  Object.entries(CAPACIDADES).flatMap(([id, { llamadas }]) =>
    llamadas.map((call) => [call, id as CapacidadId] as const),
  ),
)

const WITHOUT_CAPACIDAD = new Set<string>([...LLAMADAS_PUBLICAS, ...LLAMADAS_DE_SESION])

/** The route that will answer, as `GET /api/archivos/:id`; null when there is none (the answer will be 404). */
function callOf(c: Context<AppEnv>): string | null {
  const route = matchedRoutes(c).find(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
  return route ? `${route.method} ${route.path.replace(/(.)\/$/, '$1')}` : null
}

/**
 * Asks before anything of the request is looked at, so that somebody without the right learns nothing from how it is
 * refused. A route that is in no table is closed to all. Services ask again: the CLI does not pass here.
 */
export const authorizeCall: MiddlewareHandler<AppEnv> = async (c, next) => {
  const call = callOf(c)
  if (call === null || WITHOUT_CAPACIDAD.has(call)) return next()
  const capacidad = CAPACIDAD_POR_LLAMADA.get(call)
  if (!capacidad) logger.error({ llamada: call }, 'a route without a row in the table of calls')
  if (!capacidad || !can(c.var.actor, capacidad)) throw forbidden()
  return next()
}
