import { quincenaRange } from '#domain/calendario/quincena.ts'
import type { NominaDeSegmento } from './nomina.ts'
import { dateParts, type PlainDate } from '#domain/plain-date.ts'

/** What a person is from a day on, as far as money asks: a fact holds until the next one. Monthly amounts in centavos. */
export interface HechoLaboral {
  readonly desde: PlainDate
  /** Letter of the situation: see `isCotizante`. */
  readonly situacion: string
  /** Unit of level 1. */
  readonly entidadId: number
  readonly sueldoCentavos: number
  readonly otrosCentavos: number
  readonly quinqueniosCentavos: number
}

/** Whether days in this situation contribute: A and L do (decision 10.19). */
export const isCotizante = (situacion: string): boolean => situacion === 'A' || situacion === 'L'

/** Days of a quincena in which one fact holds, and what payroll says of them. */
export type Segmento<T extends HechoLaboral = HechoLaboral> = T & {
  readonly dias: number
  readonly nomina?: NominaDeSegmento
}

/** Days that every quincena counts, however many the calendar gives it (decision 10.17). */
export const DIAS_QUINCENA = 15

/** Days from `fecha` to the end of its quincena, itself counted: 28 February → 3, the 31st → 1 (decision 10.17). */
export function diasHastaFin(fecha: PlainDate): number {
  const { day } = dateParts(fecha)
  return day <= 15 ? 16 - day : 31 - Math.min(day, 30)
}

/**
 * The days of quincena `quincena` (ordinal) of a person whose facts are `hechos`, in order of `desde`: one segment for each
 * fact that holds in it, the difference of two counts to the end. Segments without days (30th to 31st) are left out.
 */
export function segmentosDe<T extends HechoLaboral>(hechos: readonly T[], quincena: number): Segmento<T>[] {
  const { inicio, fin } = quincenaRange(quincena)
  const segmentos: Segmento<T>[] = []
  for (const [index, hecho] of hechos.entries()) {
    const next = hechos[index + 1]?.desde
    if (hecho.desde > fin || (next !== undefined && next <= inicio)) continue
    const dias = countFrom(hecho.desde, inicio) - (next === undefined || next > fin ? 0 : diasHastaFin(next))
    if (dias > 0) segmentos.push({ ...hecho, dias })
  }
  return segmentos
}

/** The segment that holds on the last day of the quincena, of those of one entity; null for who was not there any more. */
export function segmentoAlCierre<T extends HechoLaboral>(
  segmentos: readonly Segmento<T>[],
  quincena: number,
): Segmento<T> | null {
  const last = segmentos.at(-1)
  return last && last.dias === countFrom(last.desde, quincenaRange(quincena).inicio) ? last : null
}

function countFrom(desde: PlainDate, inicio: PlainDate): number {
  return desde <= inicio ? DIAS_QUINCENA : diasHastaFin(desde)
}
