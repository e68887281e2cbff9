import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { descargaOf } from './descarga.ts'

/** Rows that are loaded and written together. */
const CHUNK = 500
const ANCHO = 26
const FORMULA = /^[=+\-@\t\r]/

export interface ColumnaTabla<T> {
  readonly titulo: string
  readonly valor: (row: T) => string | number
}

/** A cell that a spreadsheet would take for a formula is made text by a leading apostrophe. */
export function celdaTexto(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell
}

/**
 * Rows of `ids` as a workbook of one sheet: a bold title line, every row, loaded and written in chunks, so that memory does
 * not grow with the list. Text that looks like a formula stays text. The library is large: it loads with the first book.
 */
export function xlsxStream<T>(
  hoja: string,
  ids: readonly number[],
  load: (ids: readonly number[]) => Promise<readonly T[]>,
  columns: readonly ColumnaTabla<T>[],
): ReadableStream<Uint8Array> {
  return xlsxStreamOf(hoja, chunksOf(ids, load), columns)
}

async function* chunksOf<T>(
  ids: readonly number[],
  load: (ids: readonly number[]) => Promise<readonly T[]>,
): AsyncGenerator<readonly T[]> {
  for (let start = 0; start < ids.length; start += CHUNK) yield load(ids.slice(start, start + CHUNK))
}

/** The same of rows that come in pages; the next page is asked for once what reads the file has taken the former. */
export function xlsxStreamOf<T>(
  hoja: string,
  pages: AsyncIterable<readonly T[]>,
  columns: readonly ColumnaTabla<T>[],
): ReadableStream<Uint8Array> {
  const out = new PassThrough()
  write(out, hoja, pages, columns).catch((error: unknown) =>
    out.destroy(error instanceof Error ? error : new Error('The workbook was not written')),
  )
  return descargaOf(out)
}

async function write<T>(
  out: PassThrough,
  hoja: string,
  pages: AsyncIterable<readonly T[]>,
  columns: readonly ColumnaTabla<T>[],
): Promise<void> {
  const { default: ExcelJS } = await import('exceljs')
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true })
  const sheet = book.addWorksheet(hoja.slice(0, 31))
  sheet.columns = columns.map(({ titulo }) => ({ header: titulo, width: ANCHO }))
  sheet.getRow(1).font = { bold: true }
  for await (const page of pages) {
    // Nobody takes the rest: its sender hung up.
    if (out.destroyed) return
    for (const row of page) sheet.addRow(columns.map(cell(row))).commit()
    if (out.writableNeedDrain) await Promise.race([once(out, 'drain'), once(out, 'close')])
  }
  sheet.commit()
  await book.commit()
}

const cell =
  <T>(row: T) =>
  ({ valor }: ColumnaTabla<T>): string | number => {
    const value = valor(row)
    return typeof value === 'number' ? value : celdaTexto(value)
  }
