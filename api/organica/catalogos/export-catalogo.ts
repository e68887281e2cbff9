import { stringify } from 'csv-stringify/sync'
import type { Actor } from '#domain/acceso/actor.ts'
import { COLUMNAS_CATALOGO } from '#domain/organica/catalogos/carga-catalogo.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { celdaTexto } from '#api/files/tabla-xlsx.ts'
import { findCatalogo } from './catalogo-row.ts'
import { readCatalogo } from './read-catalogo.ts'

export type FormatoTabla = 'csv' | 'xlsx'

/** Every row of a catalogue as a file that the load reads again, apostrophes before formulas too. Noted in the bitácora. 404 for an unknown one. */
export async function exportCatalogo(
  actor: Actor,
  clave: string,
  formato: FormatoTabla,
): Promise<{ readonly nombre: string; readonly bytes: Uint8Array<ArrayBuffer> }> {
  authorizeInstituto(actor, 'catalogos.administrar')
  const catalogo = await findCatalogo(clave)
  const rows = await readCatalogo(clave)
  await auditRead(actor, {
    acto: 'catalogo.exportar',
    objeto: 'catalogo',
    objetoId: clave,
    despues: { renglones: rows.length, formato },
  })
  const lines = rows.map(({ clave, nombre, activo }) => [clave, nombre, activo ? 'Sí' : 'No'].map(celdaTexto))
  const table = [COLUMNAS_CATALOGO.map(({ titulo }) => titulo), ...lines]
  const bytes = formato === 'csv' ? toCsv(table) : await toXlsx(catalogo.nombre, table)
  return { nombre: `catalogo-${clave.replaceAll('_', '-')}.${formato}`, bytes }
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
