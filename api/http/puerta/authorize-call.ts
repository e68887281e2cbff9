import type { Context, MiddlewareHandler } from 'hono'
import { can } from '#domain/acceso/can.ts'
import { capacidadDe } from '#domain/can-call.ts'
import {
  LLAMADAS_CON_CLAVE_TEMPORAL,
  LLAMADAS_DE_SESION,
  LLAMADAS_PUBLICAS,
  LLAMADAS_SIN_SEGUNDO_PASO,
} from '#domain/acceso/llamadas.ts'
import { isCambio } from '#domain/acceso/solo-lectura.ts'
import { AppError, forbidden, mustChangePassword, mustSetUpSecondStep } from '#api/errors.ts'
import { logger } from '#api/logging/logger.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { matchedCall } from './matched-call.ts'

const PUBLIC = new Set<string>(LLAMADAS_PUBLICAS)
const WITHOUT_CAPACIDAD = new Set<string>([...LLAMADAS_PUBLICAS, ...LLAMADAS_DE_SESION])
const WITH_ONE_TIME_PASSWORD = new Set<string>(LLAMADAS_CON_CLAVE_TEMPORAL)
const WITHOUT_SECOND_STEP = new Set<string>([...LLAMADAS_CON_CLAVE_TEMPORAL, ...LLAMADAS_SIN_SEGUNDO_PASO])

/**
 * Asks before anything of the request is looked at, so that somebody without the right learns nothing from how it is
 * refused. A route that is in no table is closed to all. Services ask again: the CLI does not pass here.
 */
export const authorizeCall: MiddlewareHandler<AppEnv> = (c, next) => {
  const call = matchedCall(c)
  if (call === null) return next()
  assertMayChange(c, call)
  if (!PUBLIC.has(call)) assertEntered(c, call)
  if (WITHOUT_CAPACIDAD.has(call)) return next()
  const capacidad = capacidadDe(call)
  if (!capacidad) logger.error({ llamada: call }, 'a route without a row in the table of calls')
  if (!capacidad || !can(c.get('actor'), capacidad)) throw forbidden()
  return next()
}

/** A session with a one-time password can only change it; one whose profile asks for a second step, only set it up. */
function assertEntered(c: Context<AppEnv>, call: string): void {
  if (c.get('debeCambiarClave') && !WITH_ONE_TIME_PASSWORD.has(call)) throw mustChangePassword()
  if (c.get('debeActivarDosPasos') && !WITHOUT_SECOND_STEP.has(call)) throw mustSetUpSecondStep()
}

/** An administrator who looks as another profile changes nothing, not even what is the session's own. */
function assertMayChange(c: Context<AppEnv>, call: string): void {
  // Public calls have no actor.
  const actor = c.get('actor') as AppEnv['Variables']['actor'] | undefined
  if (!actor?.verComo || !isCambio(call)) return
  throw new AppError(
    403,
    'ver_como',
    'Estás viendo el portal como otro perfil: nada se puede cambiar hasta que salgas.',
  )
}
