import type { Evento, TipoEvento } from '#domain/calendario/evento.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'
import { quincenaOf, quincenaRange } from '#domain/calendario/quincena.ts'
import { selectRows } from '#api/db/sql.ts'

interface EventoRow {
  readonly fecha: PlainDate
  readonly tipo: TipoEvento
}

/** The calendar's days from the first of `day`'s quincena on, in order: what the gate and the agenda read. */
export function listEventosFrom(day: PlainDate): Promise<Evento[]> {
  const { inicio } = quincenaRange(quincenaOf(day))
  return selectRows<EventoRow>('SELECT fecha, tipo FROM eventos WHERE fecha >= $1 ORDER BY fecha', [inicio])
}

/** The calendar's days of a year, in order. */
export function listEventosOfYear(year: number): Promise<Evento[]> {
  return selectRows<EventoRow>('SELECT fecha, tipo FROM eventos WHERE fecha BETWEEN $1 AND $2 ORDER BY fecha', [
    `${year}-01-01`,
    `${year}-12-31`,
  ])
}
