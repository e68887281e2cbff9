import { TEXTO_RECHAZO, textoNoExiste } from '#domain/acceso/rechazo.ts'
import type { Issue } from '#domain/issue.ts'

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 410 | 411 | 413 | 415 | 422 | 423 | 429 | 500 | 503

/**
 * The one error of the services; `handleError` turns it into the answer `{error, codigo, campos?}`. `extra` holds the
 * keys that a document gives for one call (`suggestion`, `detail`, `actual`…): they are added, never put instead.
 */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly status: ErrorStatus
  readonly codigo: string
  readonly issues: readonly Issue[]
  readonly extra: Readonly<Record<string, unknown>>

  constructor(
    status: ErrorStatus,
    codigo: string,
    message: string,
    issues: readonly Issue[] = [],
    extra: Readonly<Record<string, unknown>> = {},
  ) {
    super(message)
    this.status = status
    this.codigo = codigo
    this.issues = issues
    this.extra = extra
  }
}

export const malformed = (message: string, issues: readonly Issue[] = []) =>
  new AppError(400, 'parametros', message, issues)
export const unauthenticated = () => new AppError(401, 'sesion', TEXTO_RECHAZO.sesion)
export const mustChangePassword = () =>
  new AppError(403, 'cambiar_clave', 'Cambia tu contraseña de un solo uso para continuar.')
export const mustSetUpSecondStep = () =>
  new AppError(403, 'dos_pasos', 'Tu perfil exige la verificación en dos pasos: actívala para continuar.')
export const forbidden = () => new AppError(403, 'permiso', TEXTO_RECHAZO.permiso)
export const notFound = (what: string) => new AppError(404, 'no_existe', textoNoExiste(what))
export const conflict = (codigo: string, message: string, extra: Readonly<Record<string, unknown>> = {}) =>
  new AppError(409, codigo, message, [], extra)
export const broken = (issues: readonly Issue[], message = 'Hay datos por corregir.') =>
  new AppError(422, 'reglas', message, issues)
