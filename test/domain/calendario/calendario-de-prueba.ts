import { parsePlainDate } from '#domain/calendario/plain-date.ts'
import type { Evento, TipoEvento } from '#domain/calendario/evento.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'

/** A day written in a test; fails loudly on one that does not exist. */
export function dia(text: string): PlainDate {
  const date = parsePlainDate(text)
  if (date === null) throw new Error(`The test names a day that does not exist: ${text}`)
  return date
}

/** Events of one type on some days of a month ("2026-11"). */
export function eventosDe(tipo: TipoEvento, month: string, days: readonly number[]): Evento[] {
  return days.map((day) => ({ tipo, fecha: dia(`${month}-${String(day).padStart(2, '0')}`) }))
}

/** Quincena 22 of 2026 as design/pantallas shows it, weekends and the third Monday of November (the 16th) marked. */
export const Q22_2026: readonly Evento[] = [
  ...eventosDe('ASUETO', '2026-11', [16, 21, 22, 28, 29]),
  ...eventosDe('ALTA_BAJA_CAMBIO', '2026-11', [17, 18, 19, 20, 23, 24]),
  ...eventosDe('HIPOTECARIO', '2026-11', [25]),
  ...eventosDe('ARCHIVO_APLICACION', '2026-11', [26]),
  ...eventosDe('PAGO', '2026-11', [27, 30]),
]

/** The first days of quincena 23. */
export const Q23_2026: readonly Evento[] = eventosDe('ALTA_BAJA_CAMBIO', '2026-12', [1, 2, 3, 4, 7])
