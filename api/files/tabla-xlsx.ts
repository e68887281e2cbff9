import { descargaOf } from './descarga.ts'
import type { Celda } from './libro/libro.ts'
import { libroAparte } from './libro/proceso-libro.ts'

/** Rows that are loaded and sent together. */
const CHUNK = 500

export interface ColumnaTabla<T> {
  readonly titulo: string
  readonly valor: (row: T) => Celda
}

/**
 * Rows of `ids` as a workbook of one sheet: a bold title line, every row, loaded and written in chunks, so that memory does
 * not grow with the list. Text that looks like a formula stays text. It is made in a process of its own.
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
  return descargaOf(libroAparte({ hoja, titulos: columns.map(({ titulo }) => titulo) }, celdasOf(pages, columns)))
}

async function* celdasOf<T>(
  pages: AsyncIterable<readonly T[]>,
  columns: readonly ColumnaTabla<T>[],
): AsyncGenerator<Celda[][]> {
  for await (const page of pages) yield page.map((row) => columns.map(({ valor }) => valor(row)))
}
