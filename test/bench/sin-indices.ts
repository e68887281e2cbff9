import { dialect } from '#api/db/database.ts'
import { execute, selectRows } from '#api/db/sql.ts'

interface Pieza {
  readonly nombre: string
  readonly sql: string
}

/** Indexes that belong to no constraint, in the engine's own words. */
const INDICES = {
  sqlite: `SELECT name AS nombre, sql FROM sqlite_master WHERE type = 'index' AND tbl_name = $1 AND sql IS NOT NULL`,
  postgres: `SELECT indexname AS nombre, indexdef AS sql FROM pg_indexes WHERE tablename = $1 AND schemaname = current_schema()
    AND indexname NOT IN (SELECT conname FROM pg_constraint)`,
} as const

const DISPARADORES = `SELECT name AS nombre, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = $1`

/**
 * Loads rows in quantity into `tabla` by `load`, in the transaction that is open: its indexes are made once, at the end, and what its
 * triggers would have done for each row is left to the caller. On PostgreSQL a trigger is switched off; SQLite has to drop it.
 */
export async function sinIndices(tabla: string, load: () => Promise<void>): Promise<void> {
  const indices = await selectRows<Pieza>(INDICES[dialect], [tabla])
  const triggers = dialect === 'sqlite' ? await selectRows<Pieza>(DISPARADORES, [tabla]) : []
  for (const { nombre } of triggers) await execute(`DROP TRIGGER ${nombre}`)
  for (const { nombre } of indices) await execute(`DROP INDEX ${nombre}`)
  if (dialect === 'postgres') await execute(`ALTER TABLE ${tabla} DISABLE TRIGGER USER`)
  await load()
  if (dialect === 'postgres') await execute(`ALTER TABLE ${tabla} ENABLE TRIGGER USER`)
  for (const { sql } of [...indices, ...triggers]) await execute(sql)
}
