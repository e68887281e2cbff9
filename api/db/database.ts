import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { Sequelize, Transaction, type Options } from 'sequelize'
import { env } from '#api/env.ts'
import { configureSqlite } from './sqlite-pragmas.ts'
import { WriteQueue } from './write-queue.ts'

// Every query inside a transaction joins it, so that a forgotten { transaction } cannot commit alone.
const storage = new AsyncLocalStorage<Map<string, unknown>>()
const namespace = {
  run: (work: (store: unknown) => unknown) => storage.run(new Map(), () => work(storage.getStore())),
  get: (key: string) => storage.getStore()?.get(key),
  set: (key: string, value: unknown) => storage.getStore()?.set(key, value),
  bind: (work: unknown) => work,
}
Sequelize.useCLS(namespace)

// BIGINT (centavos, counters) fits a safe integer: as numbers on both engines. Days stay text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export const dialect: 'sqlite' | 'postgres' = env.databaseUrl.startsWith('sqlite:') ? 'sqlite' : 'postgres'

const COMMON: Options = { logging: false, define: { timestamps: false, freezeTableName: true, underscored: true } }

function connect(): Sequelize {
  if (dialect === 'postgres')
    return new Sequelize(env.databaseUrl, {
      ...COMMON,
      dialect: 'postgres',
      dialectModule: pg,
      pool: { max: 10, min: 0 },
    })
  const sequelize = new Sequelize({ ...COMMON, dialect: 'sqlite', storage: env.databaseUrl.slice('sqlite:'.length) })
  configureSqlite(sequelize)
  return sequelize
}

export const sequelize = connect()

const queue = new WriteQueue()

/** Whether this call path is inside a transaction. */
export function isInTransaction(): boolean {
  return storage.getStore()?.has('transaction') ?? false
}

/**
 * Joins the transaction open on this call path, or opens one. The only way services write: on SQLite it waits in the
 * write queue and begins IMMEDIATE; on PostgreSQL row locks and unique constraints do that work.
 */
export function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  if (isInTransaction()) return work()
  if (dialect === 'postgres') return sequelize.transaction(work)
  return queue.run(() => sequelize.transaction({ type: Transaction.TYPES.IMMEDIATE }, work))
}

/** Runs `work`, which asks the database nothing, once the open transaction is kept; at once when none is open. */
export function afterCommit(work: () => void): void {
  const open = storage.getStore()?.get('transaction')
  if (open instanceof Transaction) open.afterCommit(work)
  else work()
}

/** Closes every connection; for shutdown and the end of a test file. */
export function closeDatabase(): Promise<void> {
  return sequelize.close()
}
