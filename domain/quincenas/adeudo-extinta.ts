import type { PlainDate } from '#domain/plain-date.ts'

/** What an ended entity without a successor leaves, in the order in which the list shows it. */
export const CLASES_ADEUDO = {
  linea: 'Línea sin pagar',
  retroactiva: 'Cambio posterior',
  a_favor: 'Saldo a favor',
} as const
export type ClaseAdeudo = keyof typeof CLASES_ADEUDO

/** A row of "Adeudos de entidades extintas": money that nobody takes over (decision 11.3). */
export interface AdeudoExtinta {
  readonly id: number
  readonly entidad: string
  /** Its last day. */
  readonly hasta: PlainDate
  readonly clase: ClaseAdeudo
  /** Ordinal of the quincena that was charged, or whose days a later act changes; 0 of a balance in favour. */
  readonly quincena: number
  /** Reference of the line, or the person whose days changed; "" of a balance in favour. */
  readonly detalle: string
  /** Principal and interest of today; negative in favour. */
  readonly importeCentavos: number
}
