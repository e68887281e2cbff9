import type { FilaTabla } from '#domain/fila-tabla.ts'
import { AppError } from '#api/errors.ts'
import { leerCsv } from './leer-csv.ts'
import { leerXlsx } from './leer-xlsx.ts'
import { LIMITES_TABLA } from './tabla.ts'

/**
 * The rows of a CSV or of the first sheet of an XLSX, at most `filasMax` below the titles. Only for the process that opens
 * files: see `leerTabla`. Throws 413, 415, 422.
 */
export async function abrirTabla(bytes: Buffer, filasMax: number): Promise<FilaTabla[]> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  const rows = isZip ? await leerXlsx(bytes) : leerCsv(bytes)
  const filas = rows
    .map(({ fila, celdas }) => ({ fila, celdas: celdas.slice(0, LIMITES_TABLA.columnas).map(cleanCelda) }))
    .filter(({ celdas }) => celdas.some((celda) => celda !== ''))
  if (filas.length > filasMax + 1)
    throw new AppError(413, 'filas', `El archivo tiene más de ${filasMax} renglones: divídelo en partes.`)
  if (signosOf(filas) > LIMITES_TABLA.signos)
    throw new AppError(413, 'tamano', 'El archivo es demasiado grande al abrirlo: divídelo en partes.')
  return filas
}

/** Removes the apostrophe with which spreadsheets mark a number or a formula as text. */
function cleanCelda(text: string): string {
  return text
    .trim()
    .replace(/^'(?=[=+\-@\t\d])/, '')
    .slice(0, LIMITES_TABLA.celda)
}

function signosOf(filas: readonly FilaTabla[]): number {
  return filas.reduce((sum, { celdas }) => sum + celdas.reduce((signos, celda) => signos + celda.length, 0), 0)
}
