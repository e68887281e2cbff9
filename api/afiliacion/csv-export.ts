import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'

const CHUNK = 500

export interface ColumnaCsv<T> {
  readonly titulo: string
  readonly valor: (row: T) => string | number
}

/**
 * Rows of `ids` as CSV for spreadsheets: UTF-8 with its mark, one title line, every row, loaded and written in chunks. A
 * cell that a spreadsheet would take for a formula (= + - @) is made text by a leading apostrophe.
 */
export function csvStream<T>(
  ids: readonly number[],
  load: (ids: readonly number[]) => Promise<readonly T[]>,
  columns: readonly ColumnaCsv<T>[],
): ReadableStream<Uint8Array> {
  const csv = stringify({
    bom: true,
    header: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    columns: columns.map(({ titulo }) => ({ key: titulo, header: titulo })),
  })
  const rows = Readable.from(cells(ids, load, columns))
  rows.on('error', (error) => csv.destroy(error))
  return Readable.toWeb(rows.pipe(csv)) as ReadableStream<Uint8Array>
}

async function* cells<T>(
  ids: readonly number[],
  load: (ids: readonly number[]) => Promise<readonly T[]>,
  columns: readonly ColumnaCsv<T>[],
): AsyncGenerator<string[]> {
  for (let start = 0; start < ids.length; start += CHUNK)
    for (const row of await load(ids.slice(start, start + CHUNK))) yield columns.map(({ valor }) => String(valor(row)))
}
