import ExcelJS from 'exceljs'
import { celdaTexto } from '#domain/celda-texto.ts'
import { filasDeExplicacion, type PlanoExplicado } from '#domain/cargas/planos/plantilla/explicar-plano.ts'
import type { ArchivoDado } from '#api/files/descarga.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Characters of a column of each sheet. */
const [ANCHO_DATOS, ANCHO_AYUDA] = [22, 40]
/** Every cell has the format text: a spreadsheet keeps the zeros of a key. */
const TEXTO = '@'

/** A workbook to fill in: its first sheet is read, its second one explains the columns. It has at most 500 columns. */
export async function libroDePlantilla(
  nombre: string,
  filas: readonly (readonly string[])[],
  explicado: PlanoExplicado,
  hoja = 'Datos',
): Promise<ArchivoDado> {
  const libro = new ExcelJS.Workbook()
  ponerHoja(libro, hoja, filas, ANCHO_DATOS)
  ponerHoja(libro, 'Cómo se llena', filasDeExplicacion(explicado), ANCHO_AYUDA)
  const bytes = await libro.xlsx.writeBuffer()
  return { nombre: `${nombre}.xlsx`, tipo: XLSX, cuerpo: new Blob([bytes]).stream() }
}

function ponerHoja(
  libro: ExcelJS.Workbook,
  nombre: string,
  filas: readonly (readonly string[])[],
  ancho: number,
): void {
  const hoja = libro.addWorksheet(nombre)
  for (const fila of filas) hoja.addRow(fila.map(celdaTexto))
  const columnas = Math.max(...filas.map((fila) => fila.length))
  for (let i = 1; i <= columnas; i += 1) Object.assign(hoja.getColumn(i), { width: ancho, numFmt: TEXTO })
  hoja.getRow(1).font = { bold: true }
}
