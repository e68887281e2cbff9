import { addDays, type PlainDate } from '#domain/plain-date.ts'

/** What a unit was called, its own key and what it hung from, between two days (both in it). */
export interface Vigencia {
  readonly unidadId: number
  readonly desde: PlainDate
  /** Last day; null while it goes on. */
  readonly hasta: PlainDate | null
  readonly nombre: string
  readonly clave: string
  readonly parentId: number | null
}

/** First day of what was there before validity was kept: nobody knows an earlier one. */
export const SIN_INICIO = '1900-01-01' as PlainDate

/** A unit as it was on `dia`: null where it was not yet, or no longer, one (decisions §8, "One tree"; spec 2 §2.21). */
export function unidadAl<V extends Vigencia>(vigencias: readonly V[], dia: PlainDate): V | null {
  return vigencias.find(({ desde, hasta }) => desde <= dia && (hasta === null || dia <= hasta)) ?? null
}

/** First and last day of a unit through all its versions. */
export function vidaDe(vigencias: readonly Vigencia[]): {
  readonly desde: PlainDate
  readonly hasta: PlainDate | null
} {
  const sorted = [...vigencias].sort((one, other) => (one.desde < other.desde ? -1 : 1))
  return { desde: sorted[0]?.desde ?? SIN_INICIO, hasta: sorted.at(-1)?.hasta ?? null }
}

/** The last day of what ends where something else begins. */
export function vispera(dia: PlainDate): PlainDate {
  return addDays(dia, -1)
}
