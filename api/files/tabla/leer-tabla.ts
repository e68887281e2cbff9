import { AppError } from '#api/errors.ts'
import { leerCsv } from './leer-csv.ts'
import { leerXlsx } from './leer-xlsx.ts'

/** Limits of a table that people bring: none of them is near what an office has. */
export const LIMITES_TABLA = { bytes: 2 * 1024 * 1024, filas: 2_000, columnas: 40, celda: 500 } as const

/** Rows of texts; the first row holds the titles. `fila` is its number in the file, as a spreadsheet counts it. */
export interface FilaTabla {
  readonly fila: number
  readonly celdas: readonly string[]
}

/**
 * Reads a CSV (UTF-8 or Windows-1252; comma, semicolon or tab) or the first sheet of an XLSX, told apart by their bytes.
 * Blank rows are left out; an apostrophe before what a spreadsheet takes for a formula is taken off again. Throws 413
 * (weight, rows), 415 (another kind of file), 422 (damaged).
 */
export async function leerTabla(bytes: Uint8Array): Promise<FilaTabla[]> {
  if (bytes.length > LIMITES_TABLA.bytes) throw new AppError(413, 'tamano', 'El archivo pesa más de 2 MB.')
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  const rows = isZip ? await leerXlsx(Buffer.from(bytes)) : leerCsv(Buffer.from(bytes))
  const filas = rows
    .map(({ fila, celdas }) => ({ fila, celdas: celdas.slice(0, LIMITES_TABLA.columnas).map(cleanCelda) }))
    .filter(({ celdas }) => celdas.some((celda) => celda !== ''))
  if (filas.length > LIMITES_TABLA.filas + 1)
    throw new AppError(413, 'filas', `El archivo tiene más de ${LIMITES_TABLA.filas} renglones: divídelo en partes.`)
  return filas
}

function cleanCelda(text: string): string {
  return text
    .trim()
    .replace(/^'(?=[=+\-@\t])/, '')
    .slice(0, LIMITES_TABLA.celda)
}
