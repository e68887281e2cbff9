import type { PlainDate } from './plain-date.ts'

/** `GET /api/ventana?tipo=`: the gate for this session today, with the texts that badge and overlay show. */
export interface RespuestaVentana {
  readonly tipo: string
  readonly hoy: PlainDate
  readonly open: boolean
  readonly next: PlainDate | null
  readonly nextEsHoy: boolean
  /** Last enabled day of the current run, when open. */
  readonly hasta: PlainDate | null
  readonly quincena: { readonly codigo: string; readonly chip: string; readonly texto: string; readonly rango: string }
  /** Last quincena (ordinal) that the session's entity closed, where that close is why `quincena` is a later one. */
  readonly cerrada: number | null
  readonly habilitacion: { readonly motivo: string; readonly hasta: PlainDate } | null
  /** Status badge: "Movimientos abiertos" and "hasta el 24 nov". */
  readonly insignia: { readonly titulo: string; readonly detalle: string }
}
