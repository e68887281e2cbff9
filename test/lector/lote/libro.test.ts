import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import ExcelJS from 'exceljs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { escribirLibro } from '#api/documentos/lote/libro.ts'
import type { LineaLote } from '#api/documentos/lote/linea.ts'
import { CuentaLote } from '#api/documentos/lote/resumen.ts'

let folder: string
let libro: ExcelJS.Workbook

const caja = [0, 0, 0.1, 0.1] as const
const campo = (valor: string, seguro = true) =>
  ({ valor, fuente: 'texto', confianza: 0.9, seguro, pagina: 1, caja }) as const

const LINEAS: readonly LineaLote[] = [
  {
    archivo: '=cmd|calc.pdf',
    sha256: 'a',
    documento: 'curp',
    campos: {
      curp: campo('RASL880314MASMTC06'),
      nombres: campo('=HYPERLINK("http://x")'),
      apellidoPaterno: campo('-2+3', false),
    },
    avisos: [{ codigo: 'no_leido', mensaje: 'No se pudo leer: Sexo.' }],
  },
  { archivo: 'n\u0001.pdf', sha256: 'b', documento: 'nss', campos: { nss: campo('05088812341') }, avisos: [] },
  { archivo: 'roto.pdf', sha256: 'c', documento: 'otro', campos: {}, avisos: [], error: '@SUM(A1) no se abre.' },
]

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'libro-'))
  const [salida, ruta] = [path.join(folder, 's.jsonl'), path.join(folder, 'libro.xlsx')]
  await writeFile(salida, LINEAS.map((linea) => `${JSON.stringify(linea)}\n`).join(''))
  const cuenta = new CuentaLote()
  for (const linea of LINEAS) cuenta.add(linea, false)
  const extra = {
    nombre: 'Sin archivar',
    titulos: ['Archivo', 'Motivo'],
    renglones: [['+1.pdf', 'No se leyó el nombre.']],
  }
  await escribirLibro(ruta, salida, cuenta.resumen(), [extra])
  expect(await readdir(folder)).toEqual(['libro.xlsx', 's.jsonl'])
  libro = new ExcelJS.Workbook()
  await libro.xlsx.readFile(ruta)
})
afterAll(() => rm(folder, { recursive: true }))

const cells = (hoja: string) =>
  libro
    .getWorksheet(hoja)!
    .getSheetValues()
    .slice(1)
    .map((row) => (row as unknown[]).slice(1))

it('a summary, a sheet for each paper, one of the rest', () => {
  expect(libro.worksheets.map(({ name }) => name)).toEqual(['Resumen', 'CURP', 'NSS', 'CSF', 'Otros', 'Sin archivar'])
  expect(cells('Resumen')).toContainEqual(['Sin leer, con error', 1])
  expect(cells('Resumen')).toContainEqual(['Campos por confirmar', 1])
  expect(cells('CSF')).toHaveLength(1)
  expect(cells('NSS')[1]!.slice(0, 2)).toEqual(['n .pdf', '05088812341'])
})

it('a field to be confirmed is named and coloured', () => {
  const hoja = libro.getWorksheet('CURP')!
  const [titulos, row] = cells('CURP') as [string[], string[]]
  const column = titulos.indexOf('Primer apellido') + 1
  expect(row[titulos.indexOf('Por confirmar')]).toBe('Primer apellido')
  expect(hoja.getRow(2).getCell(column).fill).toMatchObject({ type: 'pattern', pattern: 'solid' })
  expect(hoja.getRow(2).getCell(2).fill).toMatchObject({ pattern: 'none' })
})

it.each([
  ['CURP', 1, '=cmd|calc.pdf'],
  ['CURP', 5, '=HYPERLINK("http://x")'],
  ['CURP', 3, '-2+3'],
  ['Otros', 2, '@SUM(A1) no se abre.'],
  ['Sin archivar', 1, '+1.pdf'],
])('what looks like a formula is text, now and once it is edited: %s %i', (hoja, column, value) => {
  const cell = libro.getWorksheet(hoja)!.getRow(2).getCell(column)
  expect(cell.formula).toBeUndefined()
  expect([cell.value, cell.numFmt]).toEqual([value, '@'])
})
