import { csvOf } from '#api/files/tabla-csv.ts'

const CHUNK = 500

export interface ColumnaCsv<T> {
  readonly titulo: string
  readonly valor: (row: T) => string | number
}

/** Every row of `ids` as CSV for spreadsheets, loaded and written in chunks. */
export function csvStream<T>(
  ids: readonly number[],
  load: (ids: readonly number[]) => Promise<readonly T[]>,
  columns: readonly ColumnaCsv<T>[],
): ReadableStream<Uint8Array> {
  return csvOf(
    columns.map(({ titulo }) => titulo),
    cells(ids, load, columns),
  )
}

async function* cells<T>(
  ids: readonly number[],
  load: (ids: readonly number[]) => Promise<readonly T[]>,
  columns: readonly ColumnaCsv<T>[],
): AsyncGenerator<string[]> {
  for (let start = 0; start < ids.length; start += CHUNK)
    for (const row of await load(ids.slice(start, start + CHUNK))) yield columns.map(({ valor }) => String(valor(row)))
}
