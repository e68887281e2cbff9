import { mexicoWallClock } from '#domain/dia-mexico.ts'
import { dateParts, parsePlainDate, weekday } from './plain-date.ts'
import type { PlainDate } from './plain-date.ts'

/**
 * Dates as es-MX text, written out here instead of asking Intl: the same words in every browser and every Node
 * (ICU versions disagree on "sep"/"sept" and on dots and commas).
 */
const MESES = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const

const DIAS = { 1: 'lunes', 2: 'martes', 3: 'miércoles', 4: 'jueves', 5: 'viernes', 6: 'sábado', 7: 'domingo' } as const

/** Name of a month (1-12) in Spanish, lower case: 11 → "noviembre". Throws RangeError on any other number. */
export function nombreMes(month: number): string {
  const nombre = MESES[month - 1]
  if (nombre === undefined) throw new RangeError(`No such month: ${month}`)
  return nombre
}

/** First three letters of a month: 11 → "nov". */
function mesCorto(month: number): string {
  return nombreMes(month).slice(0, 3)
}

/** Name of the weekday of `date`: "martes". */
export function nombreDia(date: PlainDate): string {
  return DIAS[weekday(date)]
}

/** For tables: "21 nov 2026". */
export function formatFecha(date: PlainDate): string {
  return `${formatFechaCorta(date)} ${dateParts(date).year}`
}

/** Without the year, where it is plain which one: "24 nov". */
export function formatFechaCorta(date: PlainDate): string {
  const { month, day } = dateParts(date)
  return `${day} ${mesCorto(month)}`
}

/** "24 nov" when `date` is in the year of `reference`, otherwise "20 ene 2027". */
export function formatFechaCercana(date: PlainDate, reference: PlainDate): string {
  const sameYear = dateParts(date).year === dateParts(reference).year
  return sameYear ? formatFechaCorta(date) : formatFecha(date)
}

/** For papers: "21 de noviembre de 2026". */
export function formatFechaLarga(date: PlainDate): string {
  return `${formatDiaMes(date)} de ${dateParts(date).year}`
}

/** "24 de noviembre". */
export function formatDiaMes(date: PlainDate): string {
  const { month, day } = dateParts(date)
  return `${day} de ${nombreMes(month)}`
}

/** For sentences: "martes 24 de noviembre". */
export function formatFechaConDia(date: PlainDate): string {
  return `${nombreDia(date)} ${formatDiaMes(date)}`
}

/** For a page's first line: "lunes 23 de noviembre de 2026". */
export function formatFechaCompleta(date: PlainDate): string {
  return `${nombreDia(date)} ${formatFechaLarga(date)}`
}

/** Short range: "16–30 nov", "30 nov – 2 dic", "30 dic 2026 – 2 ene 2027"; a single day is "24 nov". */
export function formatRango(inicio: PlainDate, fin: PlainDate): string {
  if (inicio === fin) return formatFechaCorta(inicio)
  const [a, b] = [dateParts(inicio), dateParts(fin)]
  if (a.year !== b.year) return `${formatFecha(inicio)} – ${formatFecha(fin)}`
  if (a.month !== b.month) return `${formatFechaCorta(inicio)} – ${formatFechaCorta(fin)}`
  return `${a.day}–${formatFechaCorta(fin)}`
}

/** Range for sentences: "16 al 30 de noviembre", "30 de noviembre al 2 de diciembre". */
export function formatRangoLargo(inicio: PlainDate, fin: PlainDate): string {
  const [a, b] = [dateParts(inicio), dateParts(fin)]
  const start = a.year === b.year && a.month === b.month ? String(a.day) : formatDiaMes(inicio)
  return `${start} al ${formatDiaMes(fin)}`
}

/** Several days, in the order given: "27 y 30 de noviembre", "30 de noviembre y 1 de diciembre"; "" for none. */
export function formatFechas(dates: readonly PlainDate[]): string {
  const texts = dates.map((date, i) => {
    const following = dates[i + 1]
    const monthComesLater = following !== undefined && following.slice(0, 7) === date.slice(0, 7)
    return monthComesLater ? String(dateParts(date).day) : formatDiaMes(date)
  })
  const last = texts.pop()
  if (last === undefined) return ''
  return texts.length === 0 ? last : `${texts.join(', ')} y ${last}`
}

/** Days listed one by one; more are counted. */
const FECHAS_LISTADAS = 12

/** "el 1, 2 y 5 de diciembre", or "187 días, del 4 de enero al 30 de diciembre" if they are many. `dates`: in order. */
export function resumenFechas(dates: readonly PlainDate[]): string {
  const [first, last] = [dates[0], dates.at(-1)]
  if (dates.length <= FECHAS_LISTADAS || first === undefined || last === undefined) return `el ${formatFechas(dates)}`
  return `${dates.length} días, del ${formatDiaMes(first)} al ${formatDiaMes(last)}`
}

/**
 * The calendar day in America/Mexico_City at an instant given in ms since 1970 (UTC), whatever the zone of the
 * machine. Throws RangeError when the number is no instant.
 */
export function todayInMexico(instantMs: number): PlainDate {
  const date = parsePlainDate(mexicoWallClock(instantMs).slice(0, 10))
  if (date === null) throw new RangeError(`No such instant: ${instantMs}`)
  return date
}
