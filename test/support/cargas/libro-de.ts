import ExcelJS from 'exceljs'

/** A workbook with one sheet of these cells. */
export async function libroDe(filas: readonly (readonly (string | number)[])[]): Promise<Buffer> {
  const libro = new ExcelJS.Workbook()
  const hoja = libro.addWorksheet('Hoja1')
  for (const fila of filas) hoja.addRow([...fila])
  return Buffer.from(await libro.xlsx.writeBuffer())
}
