import { parse } from 'csv-parse/sync'
import type { FilaTabla } from '#domain/fila-tabla.ts'
import { AppError } from '#api/errors.ts'
import { decodificar } from './decodificar.ts'

const SEPARADORES = [',', ';', '\t'] as const
/** Passed to the parser, which otherwise expects the first line ending everywhere. */
const FINES_DE_RENGLON = ['\r\n', '\n', '\r']

/** The rows of a CSV as a spreadsheet of any settings writes it. Throws 415 (no text), 422 (a quote that never closes). */
export function leerCsv(bytes: Buffer): FilaTabla[] {
  const text = decodificar(bytes)
  try {
    const rows = parse(text, {
      delimiter: separadorOf(text),
      record_delimiter: FINES_DE_RENGLON,
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
    }) as unknown as { readonly record: string[]; readonly info: { readonly lines: number } }[]
    return rows.map(({ record, info }) => ({ fila: info.lines, celdas: record }))
  } catch {
    throw new AppError(422, 'archivo', 'El CSV está incompleto o mal formado: revisa que cada comilla se cierre.')
  }
}

/** The separator that the line of titles has most of. */
function separadorOf(text: string): string {
  const [titles = ''] = text
    .slice(0, 4_000)
    .replace(/^[\r\n]+/, '')
    .split(/[\r\n]/, 1)
  const count = (separador: string) => titles.split(separador).length
  return [...SEPARADORES].sort((a, b) => count(b) - count(a))[0] ?? ','
}
