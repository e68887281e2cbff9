import { open } from 'node:fs/promises'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'
import sqlite3 from 'sqlite3'

/**
 * What the portal is compared with: Hono and one statement of the driver for each question, in a process of its own. Nothing of the
 * product is used here, nor may be: no session, no rights, no scope, no shape. The audited read appends one line before it answers.
 */
type Fila = Readonly<Record<string, unknown>>
type Preguntar = (sql: string, values: readonly (string | number)[]) => Promise<Fila[]>

const [url = '', lineas = ''] = process.argv.slice(2)

function sqlite(file: string): Preguntar {
  const database = new sqlite3.Database(file, sqlite3.OPEN_READONLY)
  const prepared = new Map<string, sqlite3.Statement>()
  return (sql, values) => {
    const statement = prepared.get(sql) ?? database.prepare(sql.replaceAll(/\$(\d)/g, '?$1'))
    prepared.set(sql, statement)
    return new Promise((resolve, reject) =>
      statement.all<Fila>(values, (error: Error | null, rows: Fila[]) => (error ? reject(error) : resolve(rows))),
    )
  }
}

function postgres(connectionString: string): Preguntar {
  const pool = new pg.Pool({ connectionString, max: 10 })
  return async (text, values) => (await pool.query<Fila>(text, [...values])).rows
}

const isSqlite = url.startsWith('sqlite:')
const preguntar = isSqlite ? sqlite(url.slice('sqlite:'.length)) : postgres(url)

const UNA = 'SELECT * FROM afiliados WHERE curp = $1 LIMIT 1'
const COLUMNAS = 'id, interno, curp, rfc, nombre, apellido_paterno, apellido_materno, situacion'
const PAGINA = `SELECT ${COLUMNAS}, (SELECT COUNT(*) FROM afiliados) AS total FROM afiliados ORDER BY nombre_plegado, id LIMIT 25`
const QUE = isSqlite
  ? 'id IN (SELECT rowid FROM afiliados_fts WHERE afiliados_fts MATCH $1)'
  : `(' ' || nombre_plegado) LIKE $1`
const BUSCA = `SELECT ${COLUMNAS}, COUNT(*) OVER () AS total FROM afiliados WHERE ${QUE} ORDER BY nombre_plegado, id LIMIT 25`

/** One fdatasync for all that wait for it. */
const archivo = await open(lineas, 'a', 0o600)
let pendientes: string[] = []
let sync: Promise<void> | null = null
async function anotar(linea: string): Promise<void> {
  pendientes.push(linea)
  if (sync) await sync
  sync ??= (async () => {
    const texto = pendientes.join('')
    pendientes = []
    if (texto !== '') await archivo.appendFile(texto)
    await archivo.datasync()
    sync = null
  })()
  await sync
}

const app = new Hono()
  .get('/una', async (c) => {
    const rows = await preguntar(UNA, [c.req.query('curp') ?? ''])
    await anotar(`{"id":${String(rows[0]?.['id'])},"acto":"leer","at":"${new Date().toISOString()}"}\n`)
    return c.json(rows)
  })
  .get('/pagina', async (c) => c.json(await preguntar(PAGINA, [])))
  .get('/busca', async (c) => {
    const q = c.req.query('q') ?? ''
    return c.json(await preguntar(BUSCA, [isSqlite ? `"${q}"*` : `% ${q}%`]))
  })

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  process.stdout.write(`Desnuda en http://127.0.0.1:${port}\n`)
})
