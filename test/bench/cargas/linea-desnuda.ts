import { createReadStream } from 'node:fs'
import { parse } from 'csv-parse'
import ExcelJS from 'exceljs'
import pg from 'pg'
import sqlite3 from 'sqlite3'

/**
 * What loads are compared with: a file is parsed by its library and its cells are stored as text in one table, many rows in each statement,
 * a thousand in each transaction. Nothing of the product is used here: no layout, no verdict, no person, no audit row.
 * Arguments: database, kind of file, file.
 */
const [url = '', clase = '', ruta = ''] = process.argv.slice(2)
const [COLUMNAS, FILAS] = [12, 1_000]
const isSqlite = url.startsWith('sqlite:')

interface Base {
  readonly run: (sql: string, values?: readonly string[]) => Promise<void>
  readonly end: () => Promise<void>
}

function sqlite(file: string): Base {
  const database = new sqlite3.Database(file)
  return {
    run: (sql, values = []) =>
      new Promise((resolve, reject) => database.run(sql, values, (error) => (error ? reject(error) : resolve()))),
    end: () => new Promise((resolve, reject) => database.close((error) => (error ? reject(error) : resolve()))),
  }
}

async function postgres(connectionString: string): Promise<Base> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return {
    run: async (sql, values = []) => void (await client.query(sql, [...values])),
    end: () => client.end(),
  }
}

async function* deTexto(): AsyncGenerator<string[]> {
  yield* createReadStream(ruta).pipe(parse({ delimiter: ';', from_line: 2 })) as AsyncIterable<string[]>
}

async function* deLibro(): AsyncGenerator<string[]> {
  const libro = new ExcelJS.stream.xlsx.WorkbookReader(ruta, { sharedStrings: 'cache', worksheets: 'emit' })
  for await (const hoja of libro)
    for await (const fila of hoja)
      if (fila.number > 1) yield Array.from({ length: COLUMNAS }, (_, i) => fila.getCell(i + 1).text)
}

function insertOf(filas: number): string {
  const place = (n: number): string => (isSqlite ? '?' : `$${n}`)
  const values = Array.from(
    { length: filas },
    (_, row) => `(${Array.from({ length: COLUMNAS }, (_each, i) => place(row * COLUMNAS + i + 1)).join(',')})`,
  )
  return `INSERT INTO desnuda VALUES ${values.join(',')}`
}

const base = isSqlite ? sqlite(url.slice('sqlite:'.length)) : await postgres(url)
if (isSqlite) await base.run('PRAGMA journal_mode = WAL')
await base.run('DROP TABLE IF EXISTS desnuda')
const columnas = Array.from({ length: COLUMNAS }, (_, i) => `c${i} TEXT`)
await base.run(`CREATE TABLE desnuda (${columnas.join(', ')})`)
const entera = insertOf(FILAS)

let pendientes: string[] = []
async function escribir(): Promise<void> {
  const filas = pendientes.length / COLUMNAS
  if (filas === 0) return
  await base.run('BEGIN')
  await base.run(filas === FILAS ? entera : insertOf(filas), pendientes)
  await base.run('COMMIT')
  pendientes = []
}

for await (const celdas of clase === 'xlsx' ? deLibro() : deTexto()) {
  pendientes.push(...celdas)
  if (pendientes.length === FILAS * COLUMNAS) await escribir()
}
await escribir()
await base.end()
