import { parse } from 'csv-parse/sync'
import iconv from 'iconv-lite'
import { AppError } from '#api/errors.ts'
import type { FilaTabla } from './tabla.ts'

const SEPARADORES = [',', ';', '\t'] as const

/** The rows of a CSV as a spreadsheet of any settings writes it. Throws 415 (no text), 422 (a quote that never closes). */
export function leerCsv(bytes: Buffer): FilaTabla[] {
  const text = decode(bytes)
  try {
    const rows = parse(text, {
      delimiter: separadorOf(text),
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
    }) as unknown as { readonly record: string[]; readonly info: { readonly lines: number } }[]
    return rows.map(({ record, info }) => ({ fila: info.lines, celdas: record }))
  } catch {
    throw new AppError(422, 'archivo', 'El CSV está incompleto o mal formado: revisa que cada comilla se cierre.')
  }
}

/** UTF-8 when it is valid, with or without its mark; UTF-16 by its mark; else what Excel writes in Mexico, Windows-1252. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return iconv.decode(bytes, 'utf16le')
  if (bytes.includes(0)) throw new AppError(415, 'tipo', 'El archivo no es CSV ni XLSX.')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return iconv.decode(bytes, 'windows-1252')
  }
}

/** The separator that the line of titles has most of. */
function separadorOf(text: string): string {
  const titles = text.slice(0, 4_000).split(/\r?\n/, 1)[0] ?? ''
  const count = (separador: string) => titles.split(separador).length
  return [...SEPARADORES].sort((a, b) => count(b) - count(a))[0] ?? ','
}
