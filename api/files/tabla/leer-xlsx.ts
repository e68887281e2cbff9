import type { CellValue, Worksheet } from 'exceljs'
import { fromBufferPromise, type ZipFile } from 'yauzl'
import type { FilaTabla } from '#domain/fila-tabla.ts'
import { AppError } from '#api/errors.ts'
import { LIMITES_TABLA } from './tabla.ts'

const HOJA = /^xl\/worksheets\/sheet\d+\.xml$/

/** Parts of a sheet that say nothing of its texts: rules for a whole column would be made into a million of objects. */
const SIN_TEXTO = [
  'autoFilter',
  'cols',
  'conditionalFormatting',
  'dataValidations',
  'drawing',
  'extLst',
  'headerFooter',
  'hyperlinks',
  'legacyDrawing',
  'mergeCells',
  'pageSetup',
  'picture',
  'rowBreaks',
  'sheetViews',
  'tableParts',
]

/**
 * The rows of the first sheet of a book, as texts; formulas give the value that was kept with them. All its parts are
 * unpacked once before, whatever its directory says of sizes, so that the library never opens a bomb. (The library's
 * streaming reader will not do: it writes parts to the disk without a limit, takes those that no directory names, and keeps
 * only the last run of a rich text in its cell.) Throws 413, 415, 422.
 */
export async function leerXlsx(bytes: Buffer): Promise<FilaTabla[]> {
  try {
    await assertLibro(bytes)
    const { default: ExcelJS } = await import('exceljs')
    // The library's own type asks for less than the Buffer that it takes.
    const libro = await new ExcelJS.Workbook().xlsx.load(bytes as unknown as ArrayBuffer, { ignoreNodes: SIN_TEXTO })
    return rowsOf(libro.worksheets[0])
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError(422, 'archivo', 'El libro de Excel está dañado y no se puede abrir.')
  }
}

async function assertLibro(bytes: Buffer): Promise<void> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false })
  try {
    if (!(await hasHoja(zip))) throw new AppError(415, 'tipo', 'El archivo no es un libro de Excel (.xlsx).')
  } finally {
    zip.close()
  }
}

/** Whether the package holds a sheet; throws 413 when its parts are more than any table needs. */
async function hasHoja(zip: ZipFile): Promise<boolean> {
  let size = 0
  let found = false
  for await (const entry of zip.eachEntry()) {
    found ||= HOJA.test(entry.fileName)
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      size += (chunk as Buffer).length
      if (size > LIMITES_TABLA.abierto)
        throw new AppError(413, 'tamano', 'El libro de Excel es demasiado grande al abrirlo.')
    }
  }
  return found
}

function rowsOf(hoja: Worksheet | undefined): FilaTabla[] {
  const filas: FilaTabla[] = []
  hoja?.eachRow((row, fila) => {
    const celdas: string[] = []
    row.eachCell((cell, column) => {
      if (column <= LIMITES_TABLA.columnas) celdas[column - 1] = textOf(cell.value)
    })
    filas.push({ fila, celdas: Array.from(celdas, (text: string | undefined) => text ?? '') })
  })
  return filas
}

/** The text of a cell as a person reads it; a day as its ISO date, a truth as 1 or 0. */
function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value !== 'object') return String(value)
  if ('richText' in value) return value.richText.map(({ text }) => text).join('')
  if ('error' in value) return value.error
  if ('text' in value) return textOf(value.text)
  return 'result' in value ? textOf(value.result) : ''
}
