import type { Evento } from '#domain/calendario/evento.ts'
import { cierreDesde } from '#domain/calendario/dia-de-aplicacion.ts'
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

/** The first run of PAGO days that begins after `dia`: one under way on that day does not count. */
function corridaDespuesDe(eventos: readonly Evento[], dia: PlainDate): DiasDePago {
  const [primero = dia] = eventos.map(({ fecha }) => fecha).sort()
  let dias = diasDePagoDesde(eventos, primero)
  for (let [inicio] = dias.corrida; inicio !== undefined && inicio <= dia; [inicio] = dias.corrida)
    dias = diasDePagoDesde(eventos, addDays(dias.corrida.at(-1) ?? inicio, 1))
  return dias
}

/**
 * PAGO days of the line of a quincena whose close is applied on `aplicado`: the first run that begins after that day (decisiones §11.2)
 * and after the quincena's ARCHIVO_APLICACION, since an early close does not bring the payment forward. `eventos` reach back to the
 * quincena's first day; a calendar without ARCHIVO_APLICACION counts from its last.
 */
export function diasDePagoDeCierre(eventos: readonly Evento[], quincena: number, aplicado: PlainDate): DiasDePago {
  const corte = cierreDesde(eventos, quincena)
  return corridaDespuesDe(eventos, aplicado > corte ? aplicado : corte)
}

/** Limit of a line whose close is applied on the day of its quincena; null where the calendar has no later run. */
export function limiteOportuno(eventos: readonly Evento[], quincena: number): PlainDate | null {
  return corridaDespuesDe(eventos, cierreDesde(eventos, quincena)).corrida.at(-1) ?? null
}

/**
 * Limits to try in turn, until one gives a reference that nobody has (decision 10.29): the run's last day, its days before
 * that are not past, then the PAGO days after it.
 */
export function limitesPosibles({ corrida, despues }: DiasDePago, hoy: PlainDate): PlainDate[] {
  const [limite, ...before] = [...corrida].reverse()
  return limite === undefined ? [] : [limite, ...before.filter((fecha) => fecha >= hoy), ...despues]
}
