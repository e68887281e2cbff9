import { asuetosOficiales } from './asuetos-oficiales.ts'
import { TIPOS_EVENTO } from './evento.ts'
import { formatFechaConDia } from './fecha-texto.ts'
import { weekday } from './plain-date.ts'
import {
  quincenaCode,
  quincenaNumber,
  quincenaOf,
  quincenaRangeText,
  quincenasOfYear,
  quincenaYear,
} from './quincena.ts'
import type { Issue } from '#domain/issue.ts'
import type { DiaInhabil } from './asuetos-oficiales.ts'
import type { Evento, TipoEvento } from './evento.ts'
import type { PlainDate } from './plain-date.ts'

/** Windows of the same half of two months may differ by this many days before it is worth a word. */
const DIFERENCIA_NOTABLE = 3
const VENTANA_MINIMA = 2

/**
 * "Reglas incumplidas" of a year (design/decisiones §3). `eventos` may reach beyond it; `inhabiles` are the
 * year's official days of rest as the institute keeps them. An issue's path is the day ("2026-11-28") or the code of the quincena
 * ("2226").
 */
export function reglasIncumplidas(
  year: number,
  eventos: readonly Evento[],
  inhabiles: readonly DiaInhabil[] = asuetosOficiales(year),
): Issue[] {
  const own = eventsOfYear(year, eventos)
  return [
    ...repeatedDayIssues(own),
    ...restDayIssues(own, inhabiles),
    ...quincenasOfYear(year).flatMap((quincena) => quincenaIssues(quincena, own)),
  ]
}

/**
 * The rules of one quincena: at least one ALTA_BAJA_CAMBIO, exactly one ARCHIVO_APLICACION, exactly one HIPOTECARIO, at
 * least one PAGO; the file after the last movement day and before every payment day. `eventos` may hold other days.
 */
export function quincenaIssues(quincena: number, eventos: readonly Evento[]): Issue[] {
  const datesOf = datesByTipo(quincena, eventos)
  const archivos = datesOf('ARCHIVO_APLICACION')
  const archivo = archivos[0]
  return [
    ...atLeastOneIssues(quincena, 'ALTA_BAJA_CAMBIO', datesOf('ALTA_BAJA_CAMBIO').length),
    ...exactlyOneIssues(quincena, 'HIPOTECARIO', datesOf('HIPOTECARIO').length),
    ...exactlyOneIssues(quincena, 'ARCHIVO_APLICACION', archivos.length),
    ...atLeastOneIssues(quincena, 'PAGO', datesOf('PAGO').length),
    ...(archivo ? orderIssues(archivo, datesOf) : []),
  ]
}

/**
 * "Avisos" of a year, softer than the rules: a window of fewer than two days, and a window more than three days
 * longer or shorter than that of the same half of the month before. `eventos` may hold the December before, so that
 * January is compared too.
 */
export function avisosCalendario(year: number, eventos: readonly Evento[]): Issue[] {
  return quincenasOfYear(year).flatMap((quincena) => {
    const days = windowDays(quincena, eventos)
    const before = windowDays(quincena - 2, eventos)
    if (days === 0) return []
    return [...shortWindowIssues(quincena, days), ...unlikeBeforeIssues(quincena, days, before)]
  })
}

type DatesOf = (tipo: TipoEvento) => PlainDate[]

function datesByTipo(quincena: number, eventos: readonly Evento[]): DatesOf {
  const own = eventos.filter((evento) => quincenaOf(evento.fecha) === quincena)
  return (tipo) =>
    own
      .filter((evento) => evento.tipo === tipo)
      .map((evento) => evento.fecha)
      .sort()
}

function windowDays(quincena: number, eventos: readonly Evento[]): number {
  return datesByTipo(quincena, eventos)('ALTA_BAJA_CAMBIO').length
}

function eventsOfYear(year: number, eventos: readonly Evento[]): Evento[] {
  return eventos
    .filter((evento) => quincenaYear(quincenaOf(evento.fecha)) === year)
    .sort((a, b) => (a.fecha < b.fecha ? -1 : 1))
}

/** "La quincena 22 (16–30 nov)". */
function named(quincena: number): string {
  return `La quincena ${quincenaNumber(quincena)} (${quincenaRangeText(quincena)})`
}

/** "El martes 24 de noviembre". */
function dayNamed(date: PlainDate): string {
  return `El ${formatFechaConDia(date)}`
}

function repeatedDayIssues(eventos: readonly Evento[]): Issue[] {
  const repeated = eventos.filter((evento, i) => eventos[i - 1]?.fecha === evento.fecha).map((evento) => evento.fecha)
  return [...new Set(repeated)].map((fecha) => ({
    path: fecha,
    code: 'dia_repetido',
    message: `${dayNamed(fecha)} tiene más de un evento; cada día admite uno.`,
  }))
}

function restDayIssues(eventos: readonly Evento[], inhabiles: readonly DiaInhabil[]): Issue[] {
  const asuetos = new Map(inhabiles.map((asueto) => [asueto.fecha, asueto.nombre]))
  return eventos.flatMap(({ fecha, tipo }) => {
    const rest = asuetos.get(fecha) ?? (weekday(fecha) > 5 ? 'fin de semana' : null)
    if (tipo === 'ASUETO' || rest === null) return []
    const message = `${dayNamed(fecha)} es inhábil (${rest}) y no admite ${TIPOS_EVENTO[tipo].label}.`
    return [{ path: fecha, code: 'dia_inhabil', message }]
  })
}

function atLeastOneIssues(quincena: number, tipo: TipoEvento, count: number): Issue[] {
  if (count > 0) return []
  const message = `${named(quincena)} no tiene ningún día de ${TIPOS_EVENTO[tipo].label}.`
  return [{ path: quincenaCode(quincena), code: `sin_${tipo.toLowerCase()}`, message }]
}

function exactlyOneIssues(quincena: number, tipo: TipoEvento, count: number): Issue[] {
  if (count <= 1) return atLeastOneIssues(quincena, tipo, count)
  const message = `${named(quincena)} tiene ${count} días de ${TIPOS_EVENTO[tipo].label}; debe tener exactamente uno.`
  return [{ path: quincenaCode(quincena), code: `varios_${tipo.toLowerCase()}`, message }]
}

/** One issue for each day that stands on the wrong side of the file: that is the day to move. */
function orderIssues(archivo: PlainDate, datesOf: DatesOf): Issue[] {
  const cut = formatFechaConDia(archivo)
  const late = datesOf('ALTA_BAJA_CAMBIO').filter((fecha) => fecha > archivo)
  const early = datesOf('PAGO').filter((fecha) => fecha < archivo)
  return [
    ...late.map((fecha) => ({
      path: fecha,
      code: 'movimientos_despues_de_aplicacion',
      message: `${dayNamed(fecha)} es de Movimientos, pero la Aplicación de su quincena es antes, el ${cut}.`,
    })),
    ...early.map((fecha) => ({
      path: fecha,
      code: 'pago_antes_de_aplicacion',
      message: `${dayNamed(fecha)} es de Referencia/Validación, pero la Aplicación de su quincena es después, el ${cut}.`,
    })),
  ]
}

function shortWindowIssues(quincena: number, days: number): Issue[] {
  if (days >= VENTANA_MINIMA) return []
  const message = `${named(quincena)} tiene un solo día de Movimientos.`
  return [{ path: quincenaCode(quincena), code: 'ventana_corta', message }]
}

function unlikeBeforeIssues(quincena: number, days: number, before: number): Issue[] {
  if (before === 0 || Math.abs(days - before) <= DIFERENCIA_NOTABLE) return []
  const message = `${named(quincena)} tiene ${countDays(days)} de Movimientos; la misma mitad del mes anterior tuvo ${countDays(before)}.`
  return [{ path: quincenaCode(quincena), code: 'periodo_distinto', message }]
}

function countDays(days: number): string {
  return days === 1 ? '1 día' : `${days} días`
}
