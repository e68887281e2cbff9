/** A type of movement as the catalogue holds it. */
export interface TipoMovimiento {
  readonly id: number
  readonly nombre: string
  /** First part of its folios; ABREVIATURA on the documented calls. */
  readonly letra: string
}

/**
 * Seed rows of the catalogue. The meanings of 3, 6, 8 and 10 are inferred (decisions §4): the institute can change them, so
 * nothing but the seed and the two ids below may count on a row. What each does is `tipos/reglas-tipo.ts`.
 */
export const TIPOS_MOVIMIENTO_SEMILLA: readonly TipoMovimiento[] = [
  { id: 1, nombre: 'Alta', letra: 'A' },
  { id: 2, nombre: 'Actualización', letra: 'C' },
  { id: 3, nombre: 'Baja', letra: 'B' },
  { id: 6, nombre: 'Baja permanente', letra: 'P' },
  { id: 8, nombre: 'Licencia con aportación', letra: 'L' },
  { id: 9, nombre: 'Jubilación', letra: 'J' },
  { id: 10, nombre: 'Reingreso', letra: 'R' },
]

/** Ids that the documents themselves fix (specification 1 §9): alta and the edit payload. */
export const TIPO_ALTA = 1
export const TIPO_ACTUALIZACION = 2

/**
 * Folio of a movement, "A-26-018841": letter of its type, two digits of the year, six of the number given.
 * Throws RangeError on a number that is not 1 to 999999: the caller counted it.
 */
export function formatFolio(letra: string, year: number, n: number): string {
  if (!Number.isInteger(n) || n < 1 || n > 999_999) throw new RangeError(`No such folio number: ${n}`)
  return `${letra}-${String(year).slice(-2)}-${String(n).padStart(6, '0')}`
}

/** The internal number as it is shown: six digits ("098120"). */
export function formatInterno(n: number): string {
  return String(n).padStart(6, '0')
}
