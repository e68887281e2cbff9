import { dialect } from '#api/db/database.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { env } from '#api/env.ts'

/** Why the demo does not start, in Spanish. */
export class DemoRefused extends Error {
  override readonly name = 'DemoRefused'
}

/** Tables that every database of ours has, and SQLite's own. */
const OWN = /^(sqlite_|migraciones$)/

/**
 * Refuses to load the demo where there may be something real: with NODE_ENV=production, in a database of another program,
 * or in one of ours that holds users, units or people and is not marked as a demo. Writes nothing.
 */
export async function assertDemoAllowed(): Promise<void> {
  if (env.NODE_ENV === 'production')
    throw new DemoRefused(
      'La demostración no se carga con NODE_ENV=production: sus cuentas tienen una contraseña pública.',
    )
  const tables = await listTables()
  if (!tables.has('ajustes')) {
    const foreign = [...tables].filter((table) => !OWN.test(table))
    if (foreign.length > 0)
      throw new DemoRefused(`La base de datos es de otro programa (tiene ${foreign.sort().join(', ')}).`)
    return
  }
  if (await selectRow(`SELECT clave FROM ajustes WHERE clave = 'demo' AND valor = '1'`)) return
  for (const table of ['usuarios', 'unidades', 'afiliados'])
    if (tables.has(table) && (await selectRow(`SELECT id FROM ${table} LIMIT 1`)))
      throw new DemoRefused(
        'La base de datos ya tiene datos que no son de la demostración: usa otra con DATABASE_URL o DATA_DIR.',
      )
}

async function listTables(): Promise<ReadonlySet<string>> {
  const sql =
    dialect === 'sqlite'
      ? `SELECT name FROM sqlite_master WHERE type = 'table'`
      : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()'
  const rows = await selectRows<{ name: string }>(sql)
  return new Set(rows.map(({ name }) => name))
}
