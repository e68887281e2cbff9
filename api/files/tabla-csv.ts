import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { descargaOf } from './descarga.ts'

/**
 * Rows of text as CSV for spreadsheets: UTF-8 with its mark, one title line, each row written as it comes. A cell that a
 * spreadsheet would take for a formula (= + - @) is made text by a leading apostrophe.
 */
export function csvOf(
  titulos: readonly string[],
  filas: AsyncIterable<readonly string[]>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const csv = stringify({
    bom: true,
    header: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    columns: titulos.map((titulo) => ({ key: titulo, header: titulo })),
  })
  const rows = Readable.from(filas)
  rows.on('error', (error) => csv.destroy(error))
  csv.on('close', () => rows.destroy())
  return descargaOf(rows.pipe(csv))
}
