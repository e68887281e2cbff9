import { quincenaOf, quincenaRange } from './quincena.ts'
import type { Evento } from './evento.ts'
import type { PlainDate } from './plain-date.ts'

/** Returns the last ARCHIVO_APLICACION day of a quincena, or null. */
export function diaDeAplicacion(eventos: readonly Evento[], quincena: number): PlainDate | null {
  const dias = eventos
    .filter(({ tipo, fecha }) => tipo === 'ARCHIVO_APLICACION' && quincenaOf(fecha) === quincena)
    .map(({ fecha }) => fecha)
    .sort()
  return dias.at(-1) ?? null
}

/**
 * First day on which the close of `quincena` (ordinal) is requested and signed: its ARCHIVO_APLICACION day, or its last day where
 * the calendar has none (decisiones §11.1).
 */
export function cierreDesde(eventos: readonly Evento[], quincena: number): PlainDate {
  return diaDeAplicacion(eventos, quincena) ?? quincenaRange(quincena).fin
}
