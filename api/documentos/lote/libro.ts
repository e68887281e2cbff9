import { rename, rm } from 'node:fs/promises'
import ExcelJS from 'exceljs'
import { campoLabel } from '#domain/documentos/leer-papel.ts'
import {
  DOCUMENTOS_LEIBLES,
  NINGUNO_DE_ELLOS,
  papelDe,
  type DocumentoLeible,
} from '#domain/documentos/papeles/registro.ts'
import type { LineaLote } from './linea.ts'
import type { ResumenLote } from './resumen.ts'
import { lineasEscritas } from './salida.ts'

/** What a cell holds at most. */
const MAX_CELDA = 32_767
const BOLD = { font: { bold: true } } as const
/** Every cell of text is of the format text: what looks like a formula stays what was printed, also once it is edited. */
const TEXTO = '@'
const POR_CONFIRMAR = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFFFE8B3' } } as const

/** One more sheet of the workbook, as text. */
export interface HojaExtra {
  readonly nombre: string
  readonly titulos: readonly string[]
  readonly renglones: readonly (readonly Celda[])[]
}

type Celda = string | number
type Libro = ExcelJS.stream.xlsx.WorkbookWriter

/**
 * Writes the lines of `rutaSalida` as a workbook: a summary, a sheet for each paper with the fields to be confirmed in
 * colour, one of the rest. Line by line, so that memory does not grow with the batch; in place only when it is whole.
 */
export async function escribirLibro(
  rutaLibro: string,
  rutaSalida: string,
  resumen: ResumenLote,
  extra: readonly HojaExtra[] = [],
): Promise<void> {
  const parcial = `${rutaLibro}.parcial`
  try {
    const libro = new ExcelJS.stream.xlsx.WorkbookWriter({
      filename: parcial,
      useStyles: true,
      useSharedStrings: false,
    })
    addHoja(libro, { nombre: 'Resumen', titulos: ['Concepto', 'Cantidad'], renglones: resumenRows(resumen) })
    for (const documento of DOCUMENTOS_LEIBLES) await addPapeles(libro, documento, rutaSalida)
    await addOtros(libro, rutaSalida)
    for (const hoja of extra) addHoja(libro, hoja)
    await libro.commit()
    await rename(parcial, rutaLibro)
  } catch (error) {
    await rm(parcial, { force: true })
    throw error
  }
}

async function addPapeles(libro: Libro, documento: DocumentoLeible, rutaSalida: string): Promise<void> {
  const { columnas: campos, sigla } = papelDe(documento)
  const titulos = ['Archivo', ...campos.map((campo) => campoLabel(documento, campo)), 'Por confirmar', 'Avisos']
  const hoja = beginHoja(libro, sigla, titulos)
  for await (const { linea } of lineasEscritas(rutaSalida)) {
    if (linea.documento !== documento) continue
    const row = addRow(hoja, papelRow(linea, documento))
    for (const [index, campo] of campos.entries())
      if (linea.campos[campo]?.seguro === false) row.getCell(index + 2).fill = POR_CONFIRMAR
    row.commit()
  }
  hoja.commit()
}

function papelRow({ archivo, campos, avisos }: LineaLote, documento: DocumentoLeible): string[] {
  const unsure = Object.entries(campos).filter(([, { seguro }]) => !seguro)
  return [
    archivo,
    ...papelDe(documento).columnas.map((campo) => campos[campo]?.valor ?? ''),
    unsure.map(([campo]) => campoLabel(documento, campo)).join(', '),
    avisos.map(({ mensaje }) => mensaje).join(' '),
  ]
}

async function addOtros(libro: Libro, rutaSalida: string): Promise<void> {
  const hoja = beginHoja(libro, 'Otros', ['Archivo', 'Qué pasó', 'Avisos'])
  for await (const { linea } of lineasEscritas(rutaSalida)) {
    const { archivo, documento, error, avisos } = linea
    if (documento !== 'otro') continue
    const what = error ?? `No es ${NINGUNO_DE_ELLOS}.`
    addRow(hoja, [archivo, what, avisos.map(({ mensaje }) => mensaje).join(' ')]).commit()
  }
  hoja.commit()
}

function addHoja(libro: Libro, { nombre, titulos, renglones }: HojaExtra): void {
  const hoja = beginHoja(libro, nombre, titulos)
  for (const renglon of renglones) addRow(hoja, renglon).commit()
  hoja.commit()
}

function resumenRows({ archivos, leidos, conError, porDocumento, campos, porConfirmar }: ResumenLote): Celda[][] {
  return [
    ['Archivos', archivos],
    ['Leídos', leidos],
    ...DOCUMENTOS_LEIBLES.map((id): Celda[] => [papelDe(id).sigla, porDocumento[id]]),
    ['Otros documentos', porDocumento.otro],
    ['Sin leer, con error', conError],
    ['Campos leídos', campos],
    ['Campos por confirmar', porConfirmar],
  ]
}

function beginHoja(libro: Libro, nombre: string, titulos: readonly string[]): ExcelJS.Worksheet {
  const hoja = libro.addWorksheet(nombre, { views: [{ state: 'frozen', ySplit: 1, xSplit: 1 }] })
  hoja.columns = titulos.map((titulo, index) => ({ width: index === 0 ? 36 : Math.max(14, titulo.length + 2) }))
  const head = addRow(hoja, titulos)
  head.eachCell((cell) => Object.assign(cell, BOLD))
  head.commit()
  return hoja
}

function addRow(hoja: ExcelJS.Worksheet, values: readonly Celda[]): ExcelJS.Row {
  const row = hoja.addRow(values.map((value) => (typeof value === 'string' ? asText(value) : value)))
  row.eachCell((cell) => {
    if (typeof cell.value === 'string') cell.numFmt = TEXTO
  })
  return row
}

/** Without what XML cannot hold (control characters, half a pair), and no longer than a cell. */
const asText = (text: string) =>
  Buffer.from(text.slice(0, MAX_CELDA))
    .toString()
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')
