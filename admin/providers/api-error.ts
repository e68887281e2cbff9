import { TEXTO_RECHAZO } from '#domain/acceso/rechazo.ts'

/** Body of every refusal (`{error, codigo, campos?, …}`); what one call adds (`proxima`, `actual`, …) is in `body`. */
export interface ErrorBody {
  readonly error?: string
  readonly codigo?: string
  readonly message?: string
  readonly requestId?: string
  readonly campos?: Readonly<Record<string, string>>
  readonly suggestion?: string
  readonly detail?: string
  readonly documento?: string
  /** The record as it is now, on 409 `version`. */
  readonly actual?: unknown
  /** Next enabled date, on 423. */
  readonly proxima?: string | null
  /** What stands for the password in the second step, on 401 `segundo_paso`. */
  readonly desafio?: string
  /** Seconds, on 429. */
  readonly retryAfter?: number
}

/** A call that was refused (`status` 400 and more) or never arrived (`status` 0, `codigo` "red"). `message` is Spanish. */
export class ApiError extends Error {
  readonly status: number
  readonly codigo: string
  readonly campos: Readonly<Record<string, string>>
  readonly requestId: string
  readonly body: ErrorBody

  constructor(status: number, body: ErrorBody) {
    super(body.error ?? body.message ?? defaultMessage(status))
    this.name = 'ApiError'
    this.status = status
    this.codigo = body.codigo ?? ''
    this.campos = body.campos ?? {}
    this.requestId = body.requestId ?? ''
    this.body = body
  }
}

const BY_STATUS: Readonly<Record<number, string | undefined>> = {
  0: 'No hay conexión con el servidor. Revisa tu red e inténtalo de nuevo.',
  401: TEXTO_RECHAZO.sesion,
  403: TEXTO_RECHAZO.permiso,
  404: 'No se encontró lo que buscas.',
  413: 'El archivo es demasiado grande',
  415: 'Tipo de archivo no soportado',
  429: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
  500: 'Error interno del servidor. Por favor, inténtelo de nuevo más tarde.',
  503: 'El servicio no está disponible por ahora. Inténtalo en unos minutos.',
}

function defaultMessage(status: number): string {
  return BY_STATUS[status] ?? 'Error desconocido'
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError
}

/** The sentence to show for anything thrown. */
export function errorMessage(error: unknown): string {
  return error instanceof Error && error.message ? error.message : 'Error desconocido'
}

/** Whether `error` is a call that its caller cancelled (nothing to tell anybody). */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

/** A rule said no, with its reason: support has nothing to look up. */
const DE_REGLA: ReadonlySet<number> = new Set([409, 422, 423])

/** The number that support needs of a failure; "" when a rule refused it, or it has none. */
export function folioDeAtencion(status: number, requestId: string): string {
  return DE_REGLA.has(status) ? '' : requestId
}
