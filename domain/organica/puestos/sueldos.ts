import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { Issue } from '#domain/issue.ts'
import { addDays, parsePlainDate, type PlainDate } from '#domain/plain-date.ts'

/** A monthly salary of a category and the days in which it holds, both in it; without an end until the next one. */
export interface SueldoVigente {
  readonly id: number
  readonly montoCentavos: number
  readonly desde: PlainDate
  readonly hasta: PlainDate | null
}

/** No monthly salary of the institute reaches a million pesos: what does is a slip of the hand. */
const SUELDO_TOPE_CENTAVOS = 100_000_000

/** The salary in force on `day`; null when none is. */
export function sueldoAl<T extends Pick<SueldoVigente, 'desde' | 'hasta'>>(
  sueldos: readonly T[],
  day: PlainDate,
): T | null {
  return sueldos.filter(({ desde, hasta }) => desde <= day && (hasta === null || hasta >= day)).at(-1) ?? null
}

/** What is wrong with a monthly salary: it is more than zero and less than a million pesos. NaN is no amount. */
export function sueldoIssues(montoCentavos: number | null, path = 'monto'): Issue[] {
  if (montoCentavos === null) return [{ path, code: 'requerido', message: 'Escribe el sueldo mensual.' }]
  if (!Number.isSafeInteger(montoCentavos))
    return [{ path, code: 'forma', message: 'El sueldo es una cantidad en pesos, con dos decimales a lo más.' }]
  if (montoCentavos > 0 && montoCentavos < SUELDO_TOPE_CENTAVOS) return []
  const message = `El sueldo mensual es mayor que $0.00 y menor que ${formatPesos(SUELDO_TOPE_CENTAVOS)}; llegó ${formatPesos(montoCentavos)}.`
  return [{ path, code: 'rango', message }]
}

/** Earliest and latest day from which a salary may be set by hand; what falls back further is a collective rise. */
export interface PlazoSueldo {
  /** First day of the quincena of today. */
  readonly desde: PlainDate
  readonly hasta: PlainDate
}

/** What is wrong with the day from which a salary is to hold. */
export function desdeSueldoIssues(desde: string, plazo: PlazoSueldo): Issue[] {
  const issue = (code: string, message: string): Issue[] => [{ path: 'desde', code, message }]
  const day = parsePlainDate(desde)
  if (day === null) return issue('fecha', 'Escribe un día que exista.')
  const llego = formatFecha(day)
  if (day < plazo.desde)
    return issue(
      'retroactivo',
      `El sueldo cambia desde el ${formatFecha(plazo.desde)} o después; llegó ${llego}. Lo retroactivo se hace con un aumento.`,
    )
  if (day <= plazo.hasta) return []
  return issue('lejano', `La fecha llega hasta el ${formatFecha(plazo.hasta)}; llegó ${llego}.`)
}

/** What setting a salary from a day writes: rows of before stand, but for where they end. */
export interface CambioSueldo {
  /** The row that ends the day before. */
  readonly termina: { readonly id: number; readonly hasta: PlainDate } | null
  /** The row that began the very day: its amount is put right. */
  readonly corrige: { readonly id: number } | null
  /** End of the new row: the day before the next one, when there is one. */
  readonly hasta: PlainDate | null
}

/** Sets a salary from `desde` on, among those of its category, in order of their days. */
export function cambioSueldo(sueldos: readonly SueldoVigente[], desde: PlainDate): CambioSueldo {
  const same = sueldos.find((sueldo) => sueldo.desde === desde)
  const next = sueldos.find((sueldo) => sueldo.desde > desde)
  const before = sueldoAl(
    sueldos.filter((sueldo) => sueldo.desde < desde),
    desde,
  )
  return {
    termina: same || !before ? null : { id: before.id, hasta: addDays(desde, -1) },
    corrige: same ? { id: same.id } : null,
    hasta: next ? addDays(next.desde, -1) : null,
  }
}
