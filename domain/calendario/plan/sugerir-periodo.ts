import { asuetosOficiales, type DiaInhabil } from '#domain/calendario/asuetos-oficiales.ts'
import { addDays, dateParts, plainDate, weekday } from '#domain/calendario/plain-date.ts'
import { quincenaOf, quincenaOrdinal, quincenaRange } from '#domain/calendario/quincena.ts'
import { formaDe, repartoQuincena } from './reparto-quincena.ts'
import type { Evento } from '#domain/calendario/evento.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'

/**
 * "Sugerir periodo" (decisions §3): what the empty days of a month (1-12) would hold, in order. Each half is shaped like the
 * same half of the month before, so that every rule holds where the days already set allow it. Only days without an event
 * are given one: working days their act, official days of rest ASUETO; weekends are marked when editing begins.
 * `eventos` should reach back over the month before.
 */
export function sugerirPeriodo(
  year: number,
  month: number,
  eventos: readonly Evento[],
  inhabiles: readonly DiaInhabil[] = asuetosOficiales(year),
): Evento[] {
  const first = quincenaOrdinal(year, 2 * month - 1)
  return [first, first + 1].flatMap((quincena) => sugerirQuincena(quincena, eventos, inhabiles))
}

function sugerirQuincena(quincena: number, eventos: readonly Evento[], inhabiles: readonly DiaInhabil[]): Evento[] {
  const own = eventsOf(quincena, eventos)
  const taken = new Set(own.map(({ fecha }) => fecha))
  const rest = new Set(inhabiles.map(({ fecha }) => fecha))
  const empty = daysBetween(quincenaRange(quincena)).filter((fecha) => !taken.has(fecha))
  const working = empty.filter((fecha) => weekday(fecha) < 6 && !rest.has(fecha))
  const fixed = own.filter(({ tipo }) => tipo !== 'ASUETO')
  const asuetos = empty.filter((fecha) => rest.has(fecha)).map((fecha): Evento => ({ fecha, tipo: 'ASUETO' }))
  const laborables = repartoQuincena(quincena, working, fixed, formaDe(eventsOf(quincena - 2, eventos)))
  return [...asuetos, ...laborables].sort((a, b) => (a.fecha < b.fecha ? -1 : 1))
}

function eventsOf(quincena: number, eventos: readonly Evento[]): Evento[] {
  return eventos.filter(({ fecha }) => quincenaOf(fecha) === quincena)
}

/** The weekend days of a month (1-12) that nothing stands on: what "Editar" marks ASUETO (specification 2 §4). */
export function finesDeSemanaLibres(year: number, month: number, eventos: readonly Evento[]): PlainDate[] {
  const taken = new Set(eventos.map(({ fecha }) => fecha))
  return diasDelMes(year, month).filter((fecha) => weekday(fecha) > 5 && !taken.has(fecha))
}

/** Every day of a month (1-12), in order. */
export function diasDelMes(year: number, month: number): PlainDate[] {
  const inicio = plainDate(year, month, 1)
  return daysBetween({ inicio, fin: quincenaRange(quincenaOf(inicio) + 1).fin })
}

/** Days from one to another of the same month, whichever comes first; none across months (a range stays in its month). */
export function rangoDelMes(one: PlainDate, other: PlainDate): PlainDate[] {
  const [inicio, fin] = one < other ? [one, other] : [other, one]
  const [a, b] = [dateParts(inicio), dateParts(fin)]
  return a.year === b.year && a.month === b.month ? daysBetween({ inicio, fin }) : []
}

function daysBetween({ inicio, fin }: { inicio: PlainDate; fin: PlainDate }): PlainDate[] {
  const days: PlainDate[] = []
  for (let date = inicio; date <= fin; date = addDays(date, 1)) days.push(date)
  return days
}
