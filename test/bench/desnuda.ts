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
/** What the portal tells of each person of a list, with the names of their units, post and category. */
const COLUMNAS = `a.id, a.interno, a.curp, a.rfc, a.nss, a.nombre, a.apellido_paterno, a.apellido_materno, a.noempleado, a.situacion,
  a.fecha_alta, a.sueldo_centavos, a.nivel0_id, a.nivel1_id, a.nivel2_id, a.nivel3_id, u1.nombre AS adscripcion,
  u2.nombre AS dependencia, u3.nombre AS area, p.nombre AS puesto, c.clave AS categoria`
const NOMBRES = `LEFT JOIN unidades u1 ON u1.id = a.nivel1_id LEFT JOIN unidades u2 ON u2.id = a.nivel2_id
  LEFT JOIN unidades u3 ON u3.id = a.nivel3_id LEFT JOIN puestos p ON p.id = a.puesto_id
  LEFT JOIN categorias c ON c.id = a.categoria_id`
const CLAVE = `SELECT ${COLUMNAS}, COUNT(*) OVER () AS total FROM afiliados a ${NOMBRES} WHERE a.curp = $1 LIMIT 25`
const PAGINA = `SELECT ${COLUMNAS}, (SELECT COUNT(*) FROM afiliados) AS total FROM afiliados a ${NOMBRES}
  ORDER BY a.nombre_orden, a.id LIMIT 25`
const QUE = isSqlite
  ? 'a.id IN (SELECT rowid FROM afiliados_fts WHERE afiliados_fts MATCH $1)'
  : `(' ' || a.nombre_plegado) LIKE ALL ($1::text[])`
const BUSCA = `SELECT ${COLUMNAS}, COUNT(*) OVER () AS total FROM afiliados a ${NOMBRES} WHERE ${QUE}
  ORDER BY a.nombre_orden, a.id LIMIT 25`

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
  .get('/clave', async (c) => c.json(await preguntar(CLAVE, [c.req.query('curp') ?? ''])))
  .get('/pagina', async (c) => c.json(await preguntar(PAGINA, [])))
  .get('/busca', async (c) => {
    const palabras = (c.req.query('q') ?? '').split(' ')
    const todas = isSqlite
      ? palabras.map((palabra) => `"${palabra}"*`).join(' AND ')
      : `{${palabras.map((palabra) => `"% ${palabra}%"`).join(',')}}`
    return c.json(await preguntar(BUSCA, [todas]))
  })

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  process.stdout.write(`Desnuda en http://127.0.0.1:${port}\n`)
})
