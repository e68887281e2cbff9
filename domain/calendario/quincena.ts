import { dateParts, plainDate } from './plain-date.ts'
import { formatRango, formatRangoLargo } from './fecha-texto.ts'
import type { PlainDate } from './plain-date.ts'

/**
 * A quincena (half-month pay period: days 1-15, or 16 to the month's end) is known by its ordinal,
 * year × 24 + number − 1: it sorts, subtracts, and crosses the year without special cases.
 */
/** Quincenas of a year. */
export const QUINCENAS_ANIO = 24
const CODE = /^(\d{2})(\d{2})$/

/** First and last day of a quincena, both in it. */
export interface QuincenaRange {
  readonly inicio: PlainDate
  readonly fin: PlainDate
}

/** Ordinal of quincena `number` (1-24) of `year`. Throws RangeError on another number: the caller computed it. */
export function quincenaOrdinal(year: number, number: number): number {
  if (!Number.isInteger(number) || number < 1 || number > QUINCENAS_ANIO)
    throw new RangeError(`No such quincena: ${number}`)
  return year * QUINCENAS_ANIO + number - 1
}

/** Ordinal of the quincena a day lies in: 2 × month, less 1 up to the 15th (spec 1 §8, "Quincena code"). */
export function quincenaOf(date: PlainDate): number {
  const { year, month, day } = dateParts(date)
  return quincenaOrdinal(year, 2 * month - (day <= 15 ? 1 : 0))
}

/** Year of a quincena, given its ordinal. */
export function quincenaYear(ordinal: number): number {
  return Math.floor(ordinal / QUINCENAS_ANIO)
}

/** Number of a quincena within its year, 1-24, given its ordinal. */
export function quincenaNumber(ordinal: number): number {
  return (ordinal % QUINCENAS_ANIO) + 1
}

/** The 24 ordinals of a year, in order. */
export function quincenasOfYear(year: number): number[] {
  return Array.from({ length: QUINCENAS_ANIO }, (_, i) => quincenaOrdinal(year, i + 1))
}

/** The code that is shown and sent: number in two digits, then the year's last two. Quincena 22 of 2026 → "2226". */
export function quincenaCode(ordinal: number): string {
  const year = String(quincenaYear(ordinal) % 100).padStart(2, '0')
  return String(quincenaNumber(ordinal)).padStart(2, '0') + year
}

/**
 * Ordinal of a four-digit code, or null when it is none ("2526", "226"). The code leaves out the century: it is the
 * one that brings the year nearest to `nearYear` (from 50 years before to 49 after).
 */
export function parseQuincenaCode(code: string, nearYear: number): number | null {
  const match = CODE.exec(code)
  if (!match) return null
  const [number, shortYear] = [Number(match[1]), Number(match[2])]
  if (number < 1 || number > QUINCENAS_ANIO) return null
  const earliest = nearYear - 50
  const year = earliest + ((((shortYear - earliest) % 100) + 100) % 100)
  return quincenaOrdinal(year, number)
}

/** What is wrong with a text as the code of a quincena, with what was expected; "" when it is one, of whatever century. */
export function codigoQuincenaFalta(code: string): string {
  if (parseQuincenaCode(code, 2000) !== null) return ''
  return `«${code}» no es el código de una quincena (se espera uno como 2226).`
}

/** First and last day of a quincena, given its ordinal. */
export function quincenaRange(ordinal: number): QuincenaRange {
  const year = quincenaYear(ordinal)
  const number = quincenaNumber(ordinal)
  const month = Math.ceil(number / 2)
  if (number % 2 === 1) return { inicio: plainDate(year, month, 1), fin: plainDate(year, month, 15) }
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return { inicio: plainDate(year, month, 16), fin: plainDate(year, month, lastDay) }
}

/** "16–30 nov". */
export function quincenaRangeText(ordinal: number): string {
  const { inicio, fin } = quincenaRange(ordinal)
  return formatRango(inicio, fin)
}

/** "16 al 30 de noviembre". */
export function quincenaRangeLong(ordinal: number): string {
  const { inicio, fin } = quincenaRange(ordinal)
  return formatRangoLargo(inicio, fin)
}

/** Where there is little room, and never to be taken for a year: "Q22 2026". */
export function quincenaShort(ordinal: number): string {
  return `Q${quincenaNumber(ordinal)} ${quincenaYear(ordinal)}`
}

/** For the header: "Q22 2026 · 16–30 nov". */
export function quincenaChip(ordinal: number): string {
  return `${quincenaShort(ordinal)} · ${quincenaRangeText(ordinal)}`
}

/** Under the label "Quincena": "22 de 2026". */
export function quincenaDeAnio(ordinal: number): string {
  return `${quincenaNumber(ordinal)} de ${quincenaYear(ordinal)}`
}

/** For sentences: "quincena 22 de 2026". */
export function quincenaLong(ordinal: number): string {
  return `quincena ${quincenaDeAnio(ordinal)}`
}
