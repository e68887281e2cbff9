import { channel } from 'node:diagnostics_channel'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { ForeignKeyConstraintError, UniqueConstraintError } from 'sequelize'
import { endedForAnother } from '#api/db/again.ts'
import { AppError } from '#api/errors.ts'
import { logger } from '#api/logging/logger.ts'
import type { AppEnv } from './app-env.ts'
import { RENGLONES_RECHAZADOS_MAX } from './cuerpo/limites.ts'

/** Whoever loads a module before the portal (`node --import`) reads here why a call failed: `requestId` and the error. */
const failed = channel('portal:falla')

/** The one error body: `error/codigo/campos` for the documented calls, `message/errors` (the same) for react-admin. */
function errorBody(c: Context<AppEnv>, error: AppError): object {
  const issues = error.issues.slice(0, RENGLONES_RECHAZADOS_MAX)
  const campos = Object.fromEntries(issues.map((issue) => [issue.path, issue.message]))
  return {
    error: error.message,
    codigo: error.codigo,
    message: error.message,
    requestId: c.var.requestId,
    ...(issues.length > 0 && { campos, errors: campos }),
    ...(issues.length < error.issues.length && { total: error.issues.length }),
    ...error.extra,
  }
}

function toAppError(error: Error): AppError {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException) return fromHttp(error)
  if (error instanceof UniqueConstraintError)
    return new AppError(409, 'duplicado', 'Ya existe un registro con esos datos.')
  // Only when two people cross: each service asks before it writes.
  if (error instanceof ForeignKeyConstraintError)
    return new AppError(
      409,
      'cambio',
      'Otra persona cambió o eliminó algo de lo que esto depende. Revisa y vuelve a intentarlo.',
    )
  // Others were at the same records each time it was tried.
  if (endedForAnother(error))
    return new AppError(
      503,
      'ocupado',
      'Otras personas están cambiando lo mismo en este momento y nada se guardó. Espera unos segundos y vuelve a intentarlo.',
      [],
      { retryAfter: 2 },
    )
  return new AppError(500, 'interno', 'Error interno del servidor. Por favor, inténtelo de nuevo más tarde.')
}

function fromHttp(error: HTTPException): AppError {
  if (error.status === 413) return new AppError(413, 'tamano', 'El archivo es demasiado grande')
  if (error.status === 415) return new AppError(415, 'tipo', 'Tipo de archivo no soportado')
  return new AppError(400, 'json', 'La petición no se entiende: su cuerpo no tiene la forma esperada.')
}

/** Turns whatever was thrown into the answer. An unexpected error is logged whole and told without its text. */
export function handleError(error: Error, c: Context<AppEnv>): Response {
  const appError = toAppError(error)
  if (appError.status === 500) {
    logger.error({ err: error, requestId: c.var.requestId }, 'unexpected error')
    failed.publish({ requestId: c.var.requestId, error })
  }
  if (typeof appError.extra['retryAfter'] === 'number') c.header('Retry-After', String(appError.extra['retryAfter']))
  return c.json(errorBody(c, appError), appError.status)
}
