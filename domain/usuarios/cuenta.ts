import type { Issue } from '#domain/issue.ts'

/** Minutes that a recovery link lives. */
export const RECUPERACION_MINUTOS = 30

/** Minutes that the link lives which makes a new address the account's own: as long as a recovery link. */
export const CONFIRMACION_MINUTOS = RECUPERACION_MINUTOS

/** The answer of `POST /api/recuperar`, the same whoever asks: it tells nobody who has an account. */
export const RECUPERACION_ENVIADA =
  'Se envió un correo de recuperación. Si la dirección pertenece a una cuenta, llegará en unos minutos con un enlace que sirve una vez y durante 30 minutos.'

/** Sessions of one account at a time; one more ends the one that was used the longest ago. */
export const SESIONES_MAX = 20

/** A session of one's own account (`GET /api/mi-cuenta/sesiones`). */
export interface SesionPropia {
  readonly id: number
  /** The one that asks. */
  readonly actual: boolean
  /** "Chrome en Windows". */
  readonly equipo: string
  readonly direccion: string
  /** ISO instants. */
  readonly creadaAt: string
  readonly ultimoUsoAt: string
  readonly venceAt: string
}

/** How an account stands with two-step codes. */
export interface DosPasosEstado {
  readonly activo: boolean
  /** The profile asks for them: they cannot be switched off. */
  readonly exigido: boolean
  /** ISO instant; null while off. */
  readonly desdeAt: string | null
  /** Recovery codes not used yet. */
  readonly codigos: number
}

/** When no mail of notices should arrive, and whether they come together once a day. */
export interface AvisosCorreo {
  /** One digest a day by mail. */
  readonly resumen: boolean
  /** "22:00", hour of Mexico; both or none. */
  readonly silencioDesde: string | null
  readonly silencioHasta: string | null
}

/** A new address that waits for the link sent to it to be opened. */
export interface CorreoPendiente {
  readonly correo: string
  /** ISO instants. */
  readonly enviadoAt: string
  readonly venceAt: string
  /** The link is too old: it must be sent again. */
  readonly vencido: boolean
}

/** `GET /api/mi-cuenta`. */
export interface MiCuenta {
  /** The confirmed one: where recovery links and notices arrive. */
  readonly correo: string
  readonly correoPendiente: CorreoPendiente | null
  /** Address of the photo, or null. */
  readonly foto: string | null
  /** ISO instant, null when it was never changed here. */
  readonly claveCambiadaAt: string | null
  readonly dosPasos: DosPasosEstado
  readonly avisos: AvisosCorreo
}

/** `POST /api/mi-cuenta/dos-pasos`: what the authenticator needs, told once. */
export interface AltaDosPasos {
  /** In groups of four, to be typed where no camera is. */
  readonly clave: string
  readonly uri: string
  /** An SVG as a `data:` address. */
  readonly qr: string
}

const HORA = /^([01]\d|2[0-3]):[0-5]\d$/

/** What is wrong with the hours without mail. */
export function silencioIssues({ silencioDesde: desde, silencioHasta: hasta }: AvisosCorreo): Issue[] {
  const issues: Issue[] = []
  const wrong = (path: string, message: string) => issues.push({ path, code: 'hora', message })
  if (desde !== null && !HORA.test(desde)) wrong('silencioDesde', 'Escribe la hora como 22:00.')
  if (hasta !== null && !HORA.test(hasta)) wrong('silencioHasta', 'Escribe la hora como 07:00.')
  if (issues.length > 0) return issues
  if (desde === null && hasta !== null) wrong('silencioDesde', 'Falta la hora en que empieza el silencio.')
  if (desde !== null && hasta === null) wrong('silencioHasta', 'Falta la hora en que termina el silencio.')
  if (desde !== null && desde === hasta)
    wrong('silencioHasta', 'El silencio empieza y termina a la misma hora: cambia una.')
  return issues
}

export interface CorreoConfirmado {
  readonly usuario: string
  readonly correo: string
}
