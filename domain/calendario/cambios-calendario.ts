import { asuetosOficiales, type DiaInhabil } from './asuetos-oficiales.ts'
import { TIPOS_EVENTO } from './evento.ts'
import { formatFechaConDia } from './fecha-texto.ts'
import { parsePlainDate } from './plain-date.ts'
import {
  parseQuincenaCode,
  quincenaCode,
  quincenaNumber,
  quincenaOf,
  quincenaRange,
  quincenaRangeText,
  quincenasOfYear,
} from './quincena.ts'
import { reglasIncumplidas } from './reglas-calendario.ts'
import { rangoDelMes } from '#domain/calendario/plan/sugerir-periodo.ts'
import type { Issue } from '#domain/issue.ts'
import type { Evento, TipoEvento } from './evento.ts'
import type { PlainDate } from './plain-date.ts'

/** One day to set; null leaves it without an event. */
export interface CambioDia {
  readonly fecha: PlainDate
  readonly tipo: TipoEvento | null
}

/** A year that the calendar admits. */
export const ANIOS_CALENDARIO = { min: 2000, max: 2100 } as const

/** The longest reason of a change. */
export const MOTIVO_MAX = 300

/** The events after the changes, in order. */
export function aplicarCambios(eventos: readonly Evento[], cambios: readonly CambioDia[]): Evento[] {
  const days = new Map(eventos.map(({ fecha, tipo }) => [fecha, tipo]))
  for (const { fecha, tipo } of cambios)
    if (tipo === null) days.delete(fecha)
    else days.set(fecha, tipo)
  return [...days].map(([fecha, tipo]) => ({ fecha, tipo })).sort((a, b) => (a.fecha < b.fecha ? -1 : 1))
}

/** What leads from one calendar to another, in order of days. */
export function cambiosEntre(antes: readonly Evento[], despues: readonly Evento[]): CambioDia[] {
  const [was, is] = [new Map(antes.map(dayOf)), new Map(despues.map(dayOf))]
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((fecha) => was.get(fecha) !== is.get(fecha))
    .sort()
    .map((fecha) => ({ fecha, tipo: is.get(fecha) ?? null }))
}

function dayOf({ fecha, tipo }: Evento): [PlainDate, TipoEvento] {
  return [fecha, tipo]
}

/**
 * What a drag from one day to another (or a click, both the same) sets, by the rules of specification 2 §4: a range type
 * fills every day within the month, a single-day type leaves its start and stands on its end, and no type (null) clears
 * every day. Nothing across months.
 */
export function cambiosDeArrastre(tipo: TipoEvento | null, desde: PlainDate, hasta: PlainDate): CambioDia[] {
  const days = rangoDelMes(desde, hasta)
  if (days.length === 0) return []
  if (tipo === null || TIPOS_EVENTO[tipo].drag === 'range') return days.map((fecha) => ({ fecha, tipo }))
  const clearsStart: CambioDia[] = desde === hasta ? [] : [{ fecha: desde, tipo: null }]
  return [...clearsStart, { fecha: hasta, tipo }]
}

/**
 * The broken rules that keep changes from being saved: those of the quincenas they touch, as `eventos` (the whole year after
 * the changes) leaves them. A quincena that holds nothing but rest is not laid out yet and lacks nothing.
 */
export function reglasQueImpiden(
  year: number,
  eventos: readonly Evento[],
  cambios: readonly CambioDia[],
  inhabiles: readonly DiaInhabil[] = asuetosOficiales(year),
): Issue[] {
  const touched = new Set(cambios.map(({ fecha }) => quincenaOf(fecha)))
  const laidOut = eventos.filter(({ tipo }) => tipo !== 'ASUETO').map(({ fecha }) => quincenaOf(fecha))
  const codes = new Set([...new Set(laidOut)].filter((quincena) => touched.has(quincena)).map(quincenaCode))
  return reglasIncumplidas(year, eventos, inhabiles).filter(({ path }) => codes.has(codeOfPath(path)))
}

/**
 * "Reglas incumplidas" as a person reads them: a quincena that is not laid out yet is told once, not by each thing it lacks.
 */
export function reglasALaVista(
  year: number,
  eventos: readonly Evento[],
  inhabiles: readonly DiaInhabil[] = asuetosOficiales(year),
): Issue[] {
  const laidOut = new Set(eventos.filter(({ tipo }) => tipo !== 'ASUETO').map(({ fecha }) => quincenaOf(fecha)))
  const empty = new Map(
    quincenasOfYear(year)
      .filter((quincena) => !laidOut.has(quincena))
      .map((quincena) => [quincenaCode(quincena), quincena]),
  )
  const rules = reglasIncumplidas(year, eventos, inhabiles).filter(({ path }) => !empty.has(path))
  const sinPeriodo = [...empty].map(([code, quincena]) =>
    issue(
      code,
      'sin_periodo',
      `La quincena ${quincenaNumber(quincena)} (${quincenaRangeText(quincena)}) aún no tiene su periodo.`,
    ),
  )
  return [...rules, ...sinPeriodo]
}

/** The first day that an issue of a year's calendar speaks of: where the eye should go. */
export function diaDe({ path }: Issue, year: number): PlainDate {
  const day = parsePlainDate(path)
  if (day) return day
  return quincenaRange(parseQuincenaCode(path, year) ?? quincenasOfYear(year)[0] ?? 0).inicio
}

/** The code of the quincena that an issue of the calendar speaks of. */
export function codeOfPath(path: string): string {
  return path.includes('-') ? quincenaCode(quincenaOf(path as PlainDate)) : path
}

/**
 * Shape of a save: days of that year, each once, and a reason where one is already past, or stops being the day of payment that
 * lines already printed tell (`impresos`).
 */
export function cambiosIssues(
  year: number,
  cambios: readonly CambioDia[],
  motivo: string,
  today: PlainDate,
  impresos: readonly PlainDate[] = [],
): Issue[] {
  const outside = cambios.find(({ fecha }) => !fecha.startsWith(`${year}-`))
  const repeated = cambios.find(({ fecha }, i) => cambios.findIndex((other) => other.fecha === fecha) !== i)
  const past = cambios.find(({ fecha }) => fecha < today)
  const [printed] = impresos
  return [
    ...(outside ? [issue(outside.fecha, 'otro_anio', `El ${formatFechaConDia(outside.fecha)} no es de ${year}.`)] : []),
    ...(repeated
      ? [issue(repeated.fecha, 'dia_repetido', `El ${formatFechaConDia(repeated.fecha)} viene dos veces.`)]
      : []),
    ...(motivo.trim() === '' ? reasonIssues(past?.fecha, printed) : []),
  ]
}

function reasonIssues(past: PlainDate | undefined, printed: PlainDate | undefined): Issue[] {
  if (past) return [issue('motivo', 'requerido', `El ${formatFechaConDia(past)} ya pasó: escribe por qué cambia.`)]
  if (!printed) return []
  const day = formatFechaConDia(printed)
  return [
    issue('motivo', 'requerido', `El ${day} está impreso en líneas de pago: escribe por qué deja de ser día de pago.`),
  ]
}

function issue(path: string, code: string, message: string): Issue {
  return { path, code, message }
}
