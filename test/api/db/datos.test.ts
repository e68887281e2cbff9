import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { dialect } from '#api/db/database.ts'
import { selectRows } from '#api/db/sql.ts'

const room = new URL('../../../scripts/datos/', import.meta.url).href
const { esquemaDe, readEsquema } = (await import(`${room}esquema.mjs`)) as {
  readonly esquemaDe: (columns: readonly object[], relations: readonly object[]) => object
  readonly readEsquema: (select: (sql: string) => Promise<readonly object[]>) => Promise<object>
}
const { readModelos } = (await import(`${room}modelos.mjs`)) as {
  readonly readModelos: (root: string) => Promise<readonly object[]>
}
const { paginaDeDatos } = (await import(`${room}pagina.mjs`)) as {
  readonly paginaDeDatos: (page: string, made: object) => string
}

/** What `readEsquema` reads from SQLite, from PostgreSQL: both engines have the same keys. */
async function readPostgres(): Promise<object> {
  const columns = await selectRows<{ tabla: string }>(
    `SELECT r.relname AS tabla, a.attname AS columna, format_type(a.atttypid, NULL) AS tipo, NOT a.attnotnull AS nula,
       EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conrelid = r.oid AND k.contype = 'p' AND a.attnum = ANY (k.conkey)) AS llave
     FROM pg_class r JOIN pg_attribute a ON a.attrelid = r.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE r.relkind = 'r' AND r.relnamespace = 'public'::regnamespace ORDER BY r.relname, a.attnum`,
  )
  const relations = await selectRows<{ tabla: string }>(
    `SELECT r.relname AS tabla, a.attname AS columna, f.relname AS destino
     FROM pg_constraint k JOIN pg_class r ON r.oid = k.conrelid JOIN pg_class f ON f.oid = k.confrelid
       JOIN pg_attribute a ON a.attrelid = r.oid AND a.attnum = k.conkey[1]
     WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace`,
  )
  return esquemaDe(columns, relations)
}

const tablesOf = (page: string) => [...page.matchAll(/^\| \[?`(\w+)`/gm)].map(([, tabla = '']) => tabla)

it('docs/datos.md describes the tables, keys and references of the migrated schema', async () => {
  const page = await readFile('docs/datos.md', 'utf8')
  const esquema = dialect === 'postgres' ? await readPostgres() : await readEsquema((sql) => selectRows(sql))
  const made = paginaDeDatos(page, { motor: dialect, esquema, modelos: await readModelos('.') })
  const [written, current] = [tablesOf(page), tablesOf(made)]
  const faults = [
    ...current.filter((tabla) => !written.includes(tabla)).map((tabla) => `${tabla} is missing`),
    ...written.filter((tabla) => !current.includes(tabla)).map((tabla) => `${tabla} no longer exists`),
  ]
  expect(faults.join('\n'), 'docs/datos.md: run npm run datos').toBe('')
  expect(page, 'docs/datos.md is out of date: run npm run datos').toBe(made)
})
