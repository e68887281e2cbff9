import { once } from 'node:events'
import type { Writable } from 'node:stream'
import ExcelJS from 'exceljs'
import { celdaTexto } from '#domain/celda-texto.ts'
import type { PaginaLibro, TituloLibro } from './libro.ts'

const ANCHO = 26

/**
 * Writes `lines` (a title, then pages, each as JSON) to `out` as a workbook of one sheet: a bold title line, then every row, each
 * written as it comes. Text that looks like a formula stays text. Only for the process that makes workbooks: see `libroAparte`.
 */
export async function escribirLibro(out: Writable, lines: AsyncIterable<string>): Promise<void> {
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true })
  let sheet: ExcelJS.Worksheet | null = null
  for await (const line of lines) {
    if (sheet) for (const row of JSON.parse(line) as PaginaLibro) sheet.addRow(row.map(cellOf)).commit()
    else sheet = begin(book, JSON.parse(line) as TituloLibro)
    if (out.writableNeedDrain) await once(out, 'drain')
  }
  sheet?.commit()
  await book.commit()
}

function begin(book: ExcelJS.stream.xlsx.WorkbookWriter, { hoja, titulos }: TituloLibro): ExcelJS.Worksheet {
  const sheet = book.addWorksheet(hoja.slice(0, 31))
  sheet.columns = titulos.map((header) => ({ header, width: ANCHO }))
  sheet.getRow(1).font = { bold: true }
  return sheet
}

const cellOf = (cell: string | number) => (typeof cell === 'number' ? cell : celdaTexto(cell))
