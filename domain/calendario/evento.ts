import type { PlainDate } from './plain-date.ts'

interface AspectoEvento {
  /** What the legend and the texts say. */
  readonly label: string
  /** Colour name in the legend; the theme gives it its value. */
  readonly color: 'yellow-green' | 'blue' | 'light-blue' | 'yellow' | 'magenta'
  /** `range`: a drag sets every day of it; `day`: only the day where it ends. */
  readonly drag: 'range' | 'day'
}

/** The types of a calendar day (spec 2 §4, "Calendar event types" and "Calendar modes"), in the legend's order. */
export const TIPOS_EVENTO = {
  HIPOTECARIO: { label: 'Préstamos/Retención', color: 'yellow-green', drag: 'day' },
  ALTA_BAJA_CAMBIO: { label: 'Movimientos', color: 'blue', drag: 'range' },
  PAGO: { label: 'Referencia/Validación', color: 'light-blue', drag: 'range' },
  ARCHIVO_APLICACION: { label: 'Aplicación', color: 'yellow', drag: 'day' },
  ASUETO: { label: 'No laborable', color: 'magenta', drag: 'range' },
} as const satisfies Record<string, AspectoEvento>

/** Key of a calendar event type, as stored. */
export type TipoEvento = keyof typeof TIPOS_EVENTO

/** The keys of `TIPOS_EVENTO`, in the legend's order. */
export const TIPO_EVENTO_KEYS = Object.keys(TIPOS_EVENTO) as readonly TipoEvento[]

/** One marked day of the institute's calendar. A day holds at most one. */
export interface Evento {
  readonly fecha: PlainDate
  readonly tipo: TipoEvento
}

/** The type a text names, without regard to case or outer spaces ("Alta_Baja_Cambio"); null when it names none. */
export function parseTipoEvento(text: string): TipoEvento | null {
  const key = text.trim().toUpperCase()
  return TIPO_EVENTO_KEYS.find((tipo) => tipo === key) ?? null
}
