import pg from 'pg'
import sqlite3 from 'sqlite3'
import type { Portal } from './portal.ts'

type Value = string | number | null
type Row = Readonly<Record<string, unknown>>

/**
 * Reads or changes what a running portal stores, as somebody beside it would. Parameters are `$1`, `$2`… in both engines.
 */
export function runSql<T = Row>(
  portal: Pick<Portal, 'databaseUrl'>,
  sql: string,
  values: readonly Value[] = [],
): Promise<T[]> {
  const { databaseUrl } = portal
  return databaseUrl.startsWith('sqlite:')
    ? runSqlite<T>(databaseUrl.slice('sqlite:'.length), sql, values)
    : runPostgres<T>(databaseUrl, sql, values)
}

async function runPostgres<T>(url: string, sql: string, values: readonly Value[]): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(sql, [...values])
    return rows as T[]
  } finally {
    await client.end()
  }
}

function runSqlite<T>(file: string, sql: string, values: readonly Value[]): Promise<T[]> {
  return new Promise((resolve, reject) => {
    const database = new sqlite3.Database(file)
    database.configure('busyTimeout', 10_000)
    database.all<T>(sql.replace(/\$(\d+)/g, '?$1'), [...values], (error, rows) => {
      database.close(() => (error ? reject(error) : resolve(rows)))
    })
  })
}

/** How many rows of `table` meet `where`. */
export async function countRows(
  portal: Pick<Portal, 'databaseUrl'>,
  table: string,
  where = '1 = 1',
  values: readonly Value[] = [],
): Promise<number> {
  const [row] = await runSql<{ n: number }>(
    portal,
    `SELECT CAST(count(*) AS INTEGER) AS n FROM ${table} WHERE ${where}`,
    values,
  )
  return row?.n ?? 0
}
