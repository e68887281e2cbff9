import type { Evento } from '#domain/calendario/evento.ts'
import { quincenaOf, quincenaRange } from '#domain/calendario/quincena.ts'
import { addDays, weekday, type PlainDate } from '#domain/plain-date.ts'

/** Where a line's limit may fall: the first run of PAGO days, and the single PAGO days after it. */
export interface DiasDePago {
  /** In order; the last one is the limit. Empty when the calendar holds none. */
  readonly corrida: readonly PlainDate[]
  readonly despues: readonly PlainDate[]
}

/**
 * The first run of PAGO days on `desde` or after. Weekends and ASUETO days between two of them do not end a run; a working
 * day of another kind does, as in the calendar gate.
 */
export function diasDePagoDesde(eventos: readonly Evento[], desde: PlainDate): DiasDePago {
  const dias = new Set(eventos.filter(({ tipo }) => tipo === 'PAGO').map(({ fecha }) => fecha))
  const asuetos = new Set(eventos.filter(({ tipo }) => tipo === 'ASUETO').map(({ fecha }) => fecha))
  const ahead = [...dias].filter((fecha) => fecha >= desde).sort()
  const [first] = ahead
  if (first === undefined) return { corrida: [], despues: [] }
  const corrida = [first]
  for (let date = addDays(first, 1); ; date = addDays(date, 1)) {
    if (dias.has(date)) corrida.push(date)
    else if (weekday(date) < 6 && !asuetos.has(date)) break
  }
  return { corrida, despues: ahead.slice(corrida.length) }
}

/**
 * PAGO days of the line of a quincena that is closed on `hoy`: its limit is the last day of the first run after the quincena's
 * ARCHIVO_APLICACION (decision §5). A calendar without that day counts from the quincena's end. Closed once that run is over,
 * it is paid in the next one, as an expired line is (decision 10.29): nobody could pay before what did not exist, and a close
 * that came late is no multa of the entity.
 */
export function diasDePagoDeQuincena(eventos: readonly Evento[], quincena: number, hoy: PlainDate): DiasDePago {
  const corte = eventos.find(({ fecha, tipo }) => tipo === 'ARCHIVO_APLICACION' && quincenaOf(fecha) === quincena)
  const propios = diasDePagoDesde(eventos, addDays(corte?.fecha ?? quincenaRange(quincena).fin, 1))
  const limite = propios.corrida.at(-1)
  return limite !== undefined && limite < hoy ? diasDePagoDesde(eventos, hoy) : propios
}

/**
 * Limits to try in turn, until one gives a reference that nobody has (decision 10.29): the run's last day, its days before
 * that are not past, then the PAGO days after it.
 */
export function limitesPosibles({ corrida, despues }: DiasDePago, hoy: PlainDate): PlainDate[] {
  const [limite, ...before] = [...corrida].reverse()
  return limite === undefined ? [] : [limite, ...before.filter((fecha) => fecha >= hoy), ...despues]
}
