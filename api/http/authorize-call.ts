import type { MiddlewareHandler } from 'hono'
import { can } from '#domain/acceso/can.ts'
import { CAPACIDADES, LLAMADAS_DE_SESION, LLAMADAS_PUBLICAS, type CapacidadId } from '#domain/acceso/llamadas.ts'
import { AppError, forbidden } from '#api/errors.ts'
import { logger } from '#api/logging/logger.ts'
import type { AppEnv } from './app-env.ts'
import { matchedCall } from './matched-call.ts'

const CAPACIDAD_POR_LLAMADA: ReadonlyMap<string, CapacidadId> = new Map(
  Object.entries(CAPACIDADES).flatMap(([id, { llamadas }]) =>
    llamadas.map((call) => [call, id as CapacidadId] as const),
  ),
)

const WITHOUT_CAPACIDAD = new Set<string>([...LLAMADAS_PUBLICAS, ...LLAMADAS_DE_SESION])

/**
 * Asks before anything of the request is looked at, so that somebody without the right learns nothing from how it is
 * refused. A route that is in no table is closed to all. Services ask again: the CLI does not pass here.
 */
export const authorizeCall: MiddlewareHandler<AppEnv> = async (c, next) => {
  const call = matchedCall(c)
  if (call === null || WITHOUT_CAPACIDAD.has(call)) return next()
  if (c.var.debeCambiarClave)
    throw new AppError(403, 'cambiar_clave', 'Cambia tu contraseña de un solo uso para continuar.')
  const capacidad = CAPACIDAD_POR_LLAMADA.get(call)
  if (!capacidad) logger.error({ llamada: call }, 'a route without a row in the table of calls')
  if (!capacidad || !can(c.var.actor, capacidad)) throw forbidden()
  return next()
}
