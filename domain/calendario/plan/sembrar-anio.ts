import { asuetosOficiales } from '#domain/calendario/asuetos-oficiales.ts'
import { addDays, weekday } from '#domain/calendario/plain-date.ts'
import {
  quincenaNumber,
  quincenaOf,
  quincenaRange,
  quincenasOfYear,
  quincenaYear,
} from '#domain/calendario/quincena.ts'
import { reglasIncumplidas } from '#domain/calendario/reglas-calendario.ts'
import { repartoQuincena } from './reparto-quincena.ts'
import type { Issue } from '#domain/issue.ts'
import type { DiaInhabil } from '#domain/calendario/asuetos-oficiales.ts'
import type { Evento, TipoEvento } from '#domain/calendario/evento.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'

/** A day of the calendar and who put it there. */
export interface EventoConOrigen extends Evento {
  readonly origen: 'manual' | 'sembrado'
}

/** A day that sowing sets, and why, in Spanish. */
export interface CambioCalendario extends Evento {
  readonly motivo: string
}

/** What sowing a year would do. */
export interface Siembra {
  /** Days to write, in order; each replaces what sowing left there before, if anything. */
  readonly cambios: readonly CambioCalendario[]
  /** Days set by hand in that year, in order: never touched. */
  readonly conservados: readonly Evento[]
  /** Rules that the days set by hand leave no way to keep. */
  readonly incumplidas: readonly Issue[]
}

/** The reason of each kind of day, given the number of its quincena. */
const MOTIVOS = {
  ALTA_BAJA_CAMBIO: (numero) => `Ventana de movimientos de la quincena ${numero}`,
  HIPOTECARIO: (numero) => `Préstamos y retención de la quincena ${numero}`,
  ARCHIVO_APLICACION: (numero) => `Archivo de aplicación de la quincena ${numero}`,
  PAGO: (numero) => `Pago de la quincena ${numero}`,
} as const satisfies Record<Exclude<TipoEvento, 'ASUETO'>, (numero: number) => string>

/**
 * Lays out a whole year: ASUETO on weekends and official days of rest, and in each quincena a window of
 * ALTA_BAJA_CAMBIO, then one HIPOTECARIO, one ARCHIVO_APLICACION, and the PAGO days. Days set by hand stay, and the
 * rest is arranged around them so that the rules of `reglasIncumplidas` hold wherever they can. Every day of the year
 * ends up with an event, so what an earlier sowing left is either right already or replaced: applying the result and
 * sowing again changes nothing. `oficiales`: the year's official days of rest as the institute keeps them.
 */
export function sembrarAnio(
  year: number,
  existing: readonly EventoConOrigen[],
  oficiales: readonly DiaInhabil[] = asuetosOficiales(year),
): Siembra {
  const own = existing.filter(({ fecha }) => quincenaYear(quincenaOf(fecha)) === year)
  const conservados = own
    .filter(({ origen }) => origen === 'manual')
    .map(({ fecha, tipo }) => ({ fecha, tipo }))
    .sort(byFecha)
  const inhabiles = restDays(year, oficiales)
  const plan = quincenasOfYear(year).flatMap((quincena) => planQuincena(quincena, conservados, inhabiles))
  const sown = new Map(own.filter(({ origen }) => origen === 'sembrado').map(({ fecha, tipo }) => [fecha, tipo]))
  return {
    cambios: plan.filter(({ fecha, tipo }) => sown.get(fecha) !== tipo),
    conservados,
    incumplidas: reglasIncumplidas(year, [...plan, ...conservados], oficiales),
  }
}

/** Weekends and official days of rest, each with the reason it is given; a holiday on a Sunday keeps its name. */
function restDays(year: number, oficiales: readonly DiaInhabil[]): Map<PlainDate, string> {
  const weekends = quincenasOfYear(year)
    .flatMap(daysOf)
    .filter((fecha) => weekday(fecha) > 5)
  return new Map([
    ...weekends.map((fecha): [PlainDate, string] => [fecha, 'Fin de semana']),
    ...oficiales.map(({ fecha, nombre }): [PlainDate, string] => [fecha, `Asueto oficial: ${nombre}`]),
  ])
}

function daysOf(quincena: number): PlainDate[] {
  const { inicio, fin } = quincenaRange(quincena)
  const days: PlainDate[] = []
  for (let date = inicio; date <= fin; date = addDays(date, 1)) days.push(date)
  return days
}

/** Every day of a quincena that nobody set by hand. */
function planQuincena(
  quincena: number,
  manuales: readonly Evento[],
  inhabiles: ReadonlyMap<PlainDate, string>,
): CambioCalendario[] {
  const fixed = manuales.filter(({ fecha }) => quincenaOf(fecha) === quincena)
  const free = daysOf(quincena).filter((date) => fixed.every(({ fecha }) => fecha !== date))
  const working = free.filter((date) => !inhabiles.has(date))
  const numero = quincenaNumber(quincena)
  const rest = [...inhabiles].filter(([fecha]) => free.includes(fecha))
  return [
    ...rest.map(([fecha, motivo]): CambioCalendario => ({ fecha, tipo: 'ASUETO', motivo })),
    ...repartoQuincena(quincena, working, fixed).map(({ fecha, tipo }) => ({
      fecha,
      tipo,
      motivo: MOTIVOS[tipo](numero),
    })),
  ].sort(byFecha)
}

function byFecha(a: Evento, b: Evento): number {
  return a.fecha < b.fecha ? -1 : 1
}
