import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import ExcelJS from 'exceljs'
import type { DefinicionPlano } from '#domain/cargas/planos/plano.ts'
import { tablaDbf } from '#test/support/cargas/tabla-dbf.ts'

/** Somebody whom a payroll pays. */
export interface Pagado {
  readonly curp: string
  readonly nss: string
  readonly rfc: string
  readonly nombre: string
}

/** Columns of the measured payroll, with their widths in a DBF. */
const COLUMNAS = [
  ['CURP', 'C', 18],
  ['NSS', 'C', 11],
  ['RFC', 'C', 13],
  ['NOMBRE', 'C', 100],
  ['PLAZA', 'C', 10],
  ['TIPO', 'C', 1],
  ['QUINCENA', 'C', 4],
  ['DIAS', 'N', 5],
  ['SUELDO', 'N', 12],
  ['OTRAS', 'N', 12],
  ['QUINQ', 'N', 12],
  ['FAA', 'N', 12],
] as const
const TITULOS = COLUMNAS.map(([titulo]) => titulo)

/** The layout of the measured payroll in one format. */
export const planoMedido = (formato: DefinicionPlano['formato']): DefinicionPlano => ({
  formato,
  codificacion: 'detectar',
  titulos: true,
  periodo: 'QQAA',
  campos: [
    { campo: 'curp', en: { titulo: 'CURP' }, obligatorio: true },
    { campo: 'nss', en: { titulo: 'NSS' } },
    { campo: 'rfc', en: { titulo: 'RFC' } },
    { campo: 'nombre', en: { titulo: 'NOMBRE' } },
    { campo: 'plaza', en: { titulo: 'PLAZA' } },
    { campo: 'clase', en: { titulo: 'TIPO' }, tabla: { O: 'ordinaria' } },
    { campo: 'quincena', en: { titulo: 'QUINCENA' } },
    { campo: 'dias', en: { titulo: 'DIAS' } },
    { campo: 'sueldo', en: { titulo: 'SUELDO' }, periodicidad: 'quincenal' },
    { campo: 'otrasPrestaciones', en: { titulo: 'OTRAS' }, periodicidad: 'quincenal' },
    { campo: 'quinquenios', en: { titulo: 'QUINQ' }, periodicidad: 'quincenal' },
    { campo: 'deduccion.FAA', en: { titulo: 'FAA' } },
  ],
})

/** Rows of a payroll: each person has as many posts as it takes. `vez` makes each file another one. */
function* filas(gente: readonly Pagado[], cuantas: number, vez: number): Generator<string[]> {
  for (let i = 0; i < cuantas; i += 1) {
    const { curp, nss, rfc, nombre } = gente[i % gente.length] as Pagado
    const plaza = `P${vez}-${Math.floor(i / gente.length)}`
    // Half of the salary that the portal knows; one in fifty got a raise.
    const sueldo = i % 50 === 0 ? '7000.00' : '6167.88'
    yield [curp, nss, rfc, nombre, plaza, 'O', '2226', '15', sueldo, `${100 + (i % 300)}.50`, '150.00', '308.39']
  }
}

/** Lines written at once. */
const PIEZA = 1_000

/** Writes the payroll as text with `;`. */
export async function escribirCsv(ruta: string, gente: readonly Pagado[], cuantas: number, vez: number): Promise<void> {
  const piezas = function* (): Generator<string> {
    let lineas = [TITULOS.join(';')]
    for (const fila of filas(gente, cuantas, vez)) {
      lineas.push(fila.join(';'))
      if (lineas.length < PIEZA) continue
      yield `${lineas.join('\r\n')}\r\n`
      lineas = []
    }
    if (lineas.length > 0) yield `${lineas.join('\r\n')}\r\n`
  }
  await pipeline(Readable.from(piezas()), createWriteStream(ruta))
}

/** Writes it as a workbook with shared texts, whose amounts are numbers. */
export async function escribirXlsx(
  ruta: string,
  gente: readonly Pagado[],
  cuantas: number,
  vez: number,
): Promise<void> {
  const libro = new ExcelJS.stream.xlsx.WorkbookWriter({ filename: ruta, useSharedStrings: true })
  const hoja = libro.addWorksheet('Nómina')
  hoja.addRow(TITULOS).commit()
  for (const fila of filas(gente, cuantas, vez))
    hoja.addRow(fila.map((celda, i) => (i >= 7 ? Number(celda) : celda))).commit()
  hoja.commit()
  await libro.commit()
}

/** Writes it as a table of dBASE III. */
export async function escribirDbf(ruta: string, gente: readonly Pagado[], cuantas: number, vez: number): Promise<void> {
  await writeFile(ruta, tablaDbf(COLUMNAS, [...filas(gente, cuantas, vez)]))
}
