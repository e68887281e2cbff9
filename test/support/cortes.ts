import pg from 'pg'
import sqlite3 from 'sqlite3'

type Query = (this: object, ...args: unknown[]) => unknown

/** Statements that went to the database since the last `cortarEn`, and at which one it is lost. */
let told = 0
let cut = Number.POSITIVE_INFINITY

/**
 * From here on the database is lost at the `n`-th statement of this process: on PostgreSQL the connection itself breaks before
 * the statement leaves, on SQLite the statement fails as on a full disk. Infinity: never. Gives how many there were before.
 */
export function cortarEn(n: number): number {
  const before = told
  told = 0
  cut = n
  return before
}

/** A file has no connection to lose: what begins and ends a transaction is left alone. */
const BEGINS_OR_ENDS = /^\s*(begin|commit|rollback)/i

/** Puts the counting under both drivers; gives what takes it away. */
export function vigilarConexiones(): () => void {
  const postgres = pg.Client.prototype as unknown as { query: Query }
  // Whatever asks SQLite comes here, prepared once or each time.
  const sqlite = sqlite3.Statement.prototype as unknown as { all: Query }
  const [query, all] = [postgres.query, sqlite.all]
  postgres.query = function (...args) {
    told += 1
    if (told === cut) (this as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy()
    return query.apply(this, args)
  }
  sqlite.all = function (...args) {
    if (BEGINS_OR_ENDS.test((this as { sql: string }).sql)) return all.apply(this, args)
    told += 1
    const done = args.at(-1)
    if (told === cut && typeof done === 'function') {
      queueMicrotask(() => (done as (error: Error) => void)(new Error('SQLITE_FULL: the disk is gone')))
      return this
    }
    return all.apply(this, args)
  }
  return () => {
    postgres.query = query
    sqlite.all = all
    cortarEn(Number.POSITIVE_INFINITY)
  }
}
