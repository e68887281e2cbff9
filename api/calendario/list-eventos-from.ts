import type { Evento, TipoEvento } from '#domain/calendario/evento.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'
import { quincenaOf, quincenaRange } from '#domain/calendario/quincena.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { selectRows } from '#api/db/sql.ts'
import type { EventoModel } from './models/EventoModel.ts'

type EventoRow = Pick<RowOf<EventoModel>, 'fecha' | 'tipo'>

/** The calendar's days from the first of `day`'s quincena on, in order: what the gate and the agenda read. */
export function listEventosFrom(day: PlainDate): Promise<Evento[]> {
  const { inicio } = quincenaRange(quincenaOf(day))
  return selectRows<EventoRow>('SELECT fecha, tipo FROM eventos WHERE fecha >= $1 ORDER BY fecha', [inicio])
}

/** Of those up to `hasta`, the ones that the gate of `tipo` is judged by: its own days, holidays and the cuts of quincenas. */
export function listEventosDeVentana(tipo: TipoEvento, day: PlainDate, hasta: PlainDate): Promise<Evento[]> {
  const { inicio } = quincenaRange(quincenaOf(day))
  return selectRows<EventoRow>(
    `SELECT fecha, tipo FROM eventos
     WHERE fecha BETWEEN $1 AND $2 AND tipo IN ($3, 'ASUETO', 'ARCHIVO_APLICACION') ORDER BY fecha`,
    [inicio, hasta, tipo],
  )
}

/** The calendar's days of a year, in order. */
export function listEventosOfYear(year: number): Promise<Evento[]> {
  return selectRows<EventoRow>('SELECT fecha, tipo FROM eventos WHERE fecha BETWEEN $1 AND $2 ORDER BY fecha', [
    `${year}-01-01`,
    `${year}-12-31`,
  ])
}
