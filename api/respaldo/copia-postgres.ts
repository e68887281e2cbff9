import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import pg from 'pg'
import { TABLAS_SQL } from './tablas-postgres.ts'

/** Rows that travel together. */
const LOTE = 2000
const SECUENCIAS = 'secuencias.json'

const fileOf = (carpeta: string, tabla: string) => path.join(carpeta, `${tabla}.jsonl`)

/** Writes each table as a line of JSON per row, in the transaction that `client` has open. */
export async function copiarTablas(client: pg.Client, carpeta: string): Promise<void> {
  const { rows } = await client.query<{ tabla: string }>(TABLAS_SQL)
  for (const { tabla } of rows) await copiarTabla(client, tabla, fileOf(carpeta, tabla))
  const secuencias = await client.query<{ nombre: string; valor: string | null }>(
    `SELECT sequencename AS nombre, last_value::text AS valor FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
  )
  await writeFile(path.join(carpeta, SECUENCIAS), JSON.stringify(secuencias.rows), { mode: 0o600 })
}

async function copiarTabla(client: pg.Client, tabla: string, file: string): Promise<void> {
  const out = createWriteStream(file, { flags: 'wx', mode: 0o600 })
  await client.query(`DECLARE lectura NO SCROLL CURSOR FOR SELECT to_jsonb(t)::text AS fila FROM ${name(tabla)} t`)
  for (;;) {
    const { rows } = await client.query<{ fila: string }>(`FETCH ${LOTE} FROM lectura`)
    if (rows.length === 0) break
    if (!out.write(rows.map(({ fila }) => `${fila}\n`).join(''))) await once(out, 'drain')
  }
  await client.query('CLOSE lectura')
  out.end()
  await finished(out)
}

/**
 * Fills the empty tables of a migrated database in one transaction. Foreign keys are taken off and put back, which checks
 * every row of them: tables then need no order, and a row may name one that comes later. What triggers made is in the copy
 * too: they rest meanwhile.
 */
export async function cargarTablas(client: pg.Client, carpeta: string): Promise<void> {
  const { rows } = await client.query<{ tabla: string }>(TABLAS_SQL)
  const foreign = await client.query<{ tabla: string; nombre: string; definicion: string }>(
    `SELECT conrelid::regclass::text AS tabla, conname AS nombre, pg_get_constraintdef(oid) AS definicion
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  )
  await client.query('BEGIN')
  for (const { tabla, nombre } of foreign.rows)
    await client.query(`ALTER TABLE ${tabla} DROP CONSTRAINT ${name(nombre)}`)
  const triggers = await client.query<{ tabla: string }>(
    `SELECT DISTINCT tgrelid::regclass::text AS tabla FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
     WHERE NOT t.tgisinternal AND c.relnamespace = 'public'::regnamespace`,
  )
  for (const { tabla } of triggers.rows) await client.query(`ALTER TABLE ${tabla} DISABLE TRIGGER USER`)
  await client.query(`TRUNCATE ${rows.map(({ tabla }) => name(tabla)).join(', ')}`)
  for (const { tabla } of rows) await cargarTabla(client, tabla, fileOf(carpeta, tabla))
  for (const { tabla } of triggers.rows) await client.query(`ALTER TABLE ${tabla} ENABLE TRIGGER USER`)
  for (const { tabla, nombre, definicion } of foreign.rows)
    await client.query(`ALTER TABLE ${tabla} ADD CONSTRAINT ${name(nombre)} ${definicion}`)
  await setSecuencias(client, carpeta)
  await client.query('COMMIT')
  await client.query('ANALYZE')
}

async function cargarTabla(client: pg.Client, tabla: string, file: string): Promise<void> {
  const columns = await client.query<{ columna: string }>(
    `SELECT column_name AS columna FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER' ORDER BY ordinal_position`,
    [tabla],
  )
  const list = columns.rows.map(({ columna }) => name(columna)).join(', ')
  const sql = `INSERT INTO ${name(tabla)} (${list}) OVERRIDING SYSTEM VALUE
    SELECT ${list} FROM jsonb_populate_recordset(NULL::${name(tabla)}, $1::jsonb)`
  let batch: string[] = []
  const flush = async (): Promise<void> => {
    if (batch.length > 0) await client.query(sql, [`[${batch.join(',')}]`])
    batch = []
  }
  for await (const line of linesOf(file)) {
    batch.push(line)
    if (batch.length === LOTE) await flush()
  }
  await flush()
}

async function setSecuencias(client: pg.Client, carpeta: string): Promise<void> {
  const text = await readFile(path.join(carpeta, SECUENCIAS), 'utf8')
  for (const { nombre, valor } of JSON.parse(text) as { nombre: string; valor: string | null }[])
    if (valor !== null) await client.query('SELECT setval($1::regclass, $2::bigint)', [`public.${nombre}`, valor])
}

/** Rows in the copy of a table; -1 when it has none. */
export async function contarLineas(carpeta: string, tabla: string): Promise<number> {
  let lines = 0
  try {
    for await (const line of linesOf(fileOf(carpeta, tabla))) if (line !== '') lines += 1
    return lines
  } catch {
    return -1
  }
}

function linesOf(file: string): AsyncIterable<string> {
  return createInterface({ input: createReadStream(file), crlfDelay: Infinity })
}

const name = (identifier: string) => pg.escapeIdentifier(identifier)
