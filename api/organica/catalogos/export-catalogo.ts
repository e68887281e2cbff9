import { stringify } from 'csv-stringify/sync'
import type { Actor } from '#domain/acceso/actor.ts'
import { COLUMNAS_CATALOGO } from '#domain/organica/catalogos/carga-catalogo.ts'
import { CATALOGOS, type ClaveCatalogo } from '#domain/organica/catalogos/catalogo.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { celdaTexto } from '#api/files/tabla-xlsx.ts'
import { readCatalogo } from './read-catalogo.ts'

export type FormatoTabla = 'csv' | 'xlsx'

/** Every row of a catalogue as a file that the load reads again, apostrophes before formulas too. Noted in the bitácora. */
export async function exportCatalogo(
  actor: Actor,
  catalogo: ClaveCatalogo,
  formato: FormatoTabla,
): Promise<{ readonly nombre: string; readonly bytes: Uint8Array<ArrayBuffer> }> {
  authorizeInstituto(actor, 'catalogos.administrar')
  const rows = await readCatalogo(catalogo)
  auditRead(actor, {
    acto: 'catalogo.exportar',
    objeto: 'catalogo',
    objetoId: catalogo,
    despues: { renglones: rows.length, formato },
  })
  const lines = rows.map(({ clave, nombre, activo }) => [clave, nombre, activo ? 'Sí' : 'No'].map(celdaTexto))
  const table = [COLUMNAS_CATALOGO.map(({ titulo }) => titulo), ...lines]
  const bytes = formato === 'csv' ? toCsv(table) : await toXlsx(CATALOGOS[catalogo].titulo, table)
  return { nombre: `catalogo-${catalogo.replaceAll('_', '-')}.${formato}`, bytes }
}

/** UTF-8 with its mark, as Excel wants it. */
function toCsv(table: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const csv = stringify(
    table.map((row) => [...row]),
    { bom: true, record_delimiter: 'windows' },
  )
  return new Uint8Array(Buffer.from(csv))
}

/** The library is large and seldom needed: it is loaded for the first book. */
async function toXlsx(titulo: string, table: readonly (readonly string[])[]): Promise<Uint8Array<ArrayBuffer>> {
  const { default: ExcelJS } = await import('exceljs')
  const book = new ExcelJS.Workbook()
  const sheet = book.addWorksheet(titulo.slice(0, 31))
  for (const row of table) sheet.addRow([...row])
  sheet.getRow(1).font = { bold: true }
  sheet.columns.forEach((column) => (column.width = 32))
  return new Uint8Array(Buffer.from(await book.xlsx.writeBuffer()))
}
