import { LLAMADAS_CON_CLAVE_TEMPORAL } from '#domain/acceso/llamadas.ts'
import { isCambio } from '#domain/acceso/solo-lectura.ts'
import type { ErrorStatus } from '#api/errors.ts'
import { isPublica } from '#api/http/cuerpo/limites.ts'

/** The document describes 500 and any other status as `default`. */
export type Rechazado = Exclude<ErrorStatus, 500>

const DESCRIPCIONES = {
  400: 'La petición no se entiende: un parámetro que sobra o no tiene su forma, o un JSON incompleto',
  401: 'No hay sesión, o las credenciales no son válidas',
  403: 'La cuenta no tiene permiso, o la petición no viene del portal',
  404: 'No existe, o está fuera del alcance de la cuenta',
  409: 'Otra persona lo cambió primero, ya existe, o su estado no lo permite',
  410: 'Dejó de servir: un enlace usado o vencido, una línea de pago anulada',
  411: 'Falta Content-Length',
  413: 'El cuerpo o el archivo es demasiado grande',
  415: 'El tipo del cuerpo o del archivo no se admite',
  422: 'Hay datos por corregir; los campos se nombran',
  423: 'El calendario no lo permite hoy',
  429: 'Demasiados intentos; Retry-After dice cuándo repetir',
  503: 'El servidor está ocupado o sin espacio; Retry-After dice cuándo repetir',
} as const satisfies Readonly<Record<Rechazado, string>>

const CON_CLAVE_TEMPORAL = new Set<string>(LLAMADAS_CON_CLAVE_TEMPORAL)
const RECHAZO = { 'application/json': { schema: { $ref: '#/components/schemas/Rechazo' } } }

/** The refusals as components of the document: one a status, all with the shared error schema. */
export const RECHAZOS: Readonly<Record<string, object>> = {
  ...Object.fromEntries(
    Object.entries(DESCRIPCIONES).map(([status, description]) => [
      `Rechazo${status}`,
      { description, content: RECHAZO },
    ]),
  ),
  RechazoOtro: { description: 'Rechazo', content: RECHAZO },
}

/** A refusal of an operation, as a reference to its component. */
export const rechazoRef = (status: Rechazado | 'Otro'): object => ({ $ref: `#/components/responses/Rechazo${status}` })

/** Whether `status`, of a route's own description, refuses the call: its 503 is an answer (`GET /api/salud`). */
export const isRechazado = (status: number): status is Exclude<Rechazado, 503> =>
  status in DESCRIPCIONES && status !== 503

/** What decides how the server may refuse a call, besides its name. */
interface Partes {
  readonly hasBody: boolean
  /** Its address or its body names a record. */
  readonly namesRecord: boolean
}

/**
 * Returns the statuses with which the server may refuse a call because of its kind: the checks before the route, the check of its shape and
 * `handleError`. The `describe` of a route adds those of its own rules.
 */
export function rechazosDe(call: string, { hasBody, namesRecord }: Partes): readonly Rechazado[] {
  const isPublic = isPublica(call)
  const isRead = call.startsWith('GET ')
  const applies: readonly (readonly [Rechazado, boolean])[] = [
    [400, true],
    [401, !isPublic],
    // Without permission, or with a password to change first; a changing call also when it comes from another site.
    [403, !isRead || !(isPublic || CON_CLAVE_TEMPORAL.has(call))],
    [404, namesRecord],
    // Two people who cross: a version, a unique index, a foreign key.
    [409, isCambio(call) && !isPublic],
    [411, isPublic && hasBody],
    [413, hasBody],
    [415, hasBody],
    [422, hasBody],
    [429, isPublic && hasBody],
    // No turn in time, no room on the disk, no free reader, or a row that others hold.
    [503, true],
  ]
  return applies.filter(([, is]) => is).map(([status]) => status)
}
