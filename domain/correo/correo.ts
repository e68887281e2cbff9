/** Where a message is on its way. */
export const ESTADOS_CORREO = ['pendiente', 'enviando', 'enviado', 'fallido', 'cancelado'] as const
export type EstadoCorreo = (typeof ESTADOS_CORREO)[number]

/** By SMTP, or written in the outbox folder of an installation without a mail server. */
export type MedioCorreo = 'smtp' | 'carpeta'

/** A row of the panel's list of mail (`GET /api/panel/correos`). */
export interface CorreoPanel {
  readonly id: number
  readonly para: string
  readonly asunto: string
  readonly clase: string
  readonly reservado: boolean
  readonly estado: EstadoCorreo
  readonly medio: MedioCorreo | null
  readonly intentos: number
  readonly error: string
  /** Who did what it tells. */
  readonly actor: string
  /** ISO instants. */
  readonly creadoAt: string
  readonly proximoAt: string
  readonly entregadoAt: string | null
}

/** `GET /api/panel/correos/:id`. */
export interface CorreoDetalle extends CorreoPanel {
  /** null when it is reserved: it carries a link or a code that is nobody else's. */
  readonly texto: string | null
  readonly actions: readonly ('reintentar' | 'cancelar')[]
}

/** What may be done with a message by who administers: a failed one goes again, one that waits is taken back. */
export function correoActions(estado: EstadoCorreo, reservado: boolean): CorreoDetalle['actions'] {
  if (estado === 'pendiente') return ['cancelar']
  return estado === 'fallido' && !reservado ? ['reintentar'] : []
}
