import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { Sequelize, Transaction, type Options } from 'sequelize'
import { env, rereadEnv } from '#api/env.ts'
import { resetMemory } from '#api/memory.ts'
import { again } from './again.ts'
import { prisaActual } from './prisa.ts'
import { IDLE_MS, PostgresReaders } from './readers/postgres-readers.ts'
import type { Readers } from './readers/readers.ts'
import { SqliteReaders } from './readers/sqlite-readers.ts'
import { closeIdle, configureSqlite } from './sqlite-connections.ts'
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

const engineOf = (url: string): 'sqlite' | 'postgres' => (url.startsWith('sqlite:') ? 'sqlite' : 'postgres')

export const dialect = engineOf(env.databaseUrl)

const COMMON: Options = { logging: false, define: { timestamps: false, freezeTableName: true, underscored: true } }

function connect(): Sequelize {
  if (dialect === 'postgres')
    return new Sequelize(env.databaseUrl, {
      ...COMMON,
      dialect: 'postgres',
      dialectModule: pg,
      pool: { max: 10, min: 0, idle: IDLE_MS },
    })
  const sequelize = new Sequelize({ ...COMMON, dialect: 'sqlite', storage: sqliteFile() })
  configureSqlite(sequelize)
  return sequelize
}

const sqliteFile = () => env.databaseUrl.slice('sqlite:'.length)

const openReaders = (): Readers =>
  dialect === 'postgres' ? new PostgresReaders(env.databaseUrl) : new SqliteReaders(sqliteFile())

/** The open database. A module reads it at each query and keeps no copy: `reconnect` puts another in its place, of the models too. */
export let sequelize = connect()
/** Connections beside it that only read, for what is asked outside a transaction. */
export let readers = openReaders()
let closed: Promise<void> | null = null

const queue = new WriteQueue()

/** Whether this call path is inside a transaction. */
export function isInTransaction(): boolean {
  return storage.getStore()?.has('transaction') ?? false
}

/** The transaction of this call path; null outside of one. */
export function openTransaction(): Transaction | null {
  const open = storage.getStore()?.get('transaction')
  return open instanceof Transaction ? open : null
}

/**
 * Joins the transaction open on this call path, or opens one. The only way services write: on SQLite it waits in the
 * write queue and begins IMMEDIATE; on PostgreSQL row locks and unique constraints do that work, and `work` is run again when the
 * engine ended it for another one's sake: what it does outside the database (a file) it must take back when it fails.
 */
export function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  if (isInTransaction()) return work()
  const whole = async (): Promise<T> => {
    const result = await work()
    for (const last of lastWorks()) await last()
    return result
  }
  if (dialect === 'postgres') return again(() => sequelize.transaction(whole))
  const begin = () => sequelize.transaction({ type: Transaction.TYPES.IMMEDIATE }, whole)
  return again(() => queue.run(begin, prisaActual()))
}

type LastWork = () => Promise<void>

/** What the open transaction still has to do before it is kept, in the order in which it was left. */
function lastWorks(): LastWork[] {
  const store = storage.getStore()
  const kept = store?.get('last') as LastWork[] | undefined
  if (kept) return kept
  const works: LastWork[] = []
  store?.set('last', works)
  return works
}

/**
 * Leaves `work` for the end of the open transaction: it is kept with all the rest, or nothing is. For what takes a lock that
 * everybody wants: taken last, nobody who has it waits for a row of somebody who wants it. Throws outside a transaction.
 */
export function beforeCommit(work: LastWork): void {
  if (!isInTransaction()) throw new Error('There is no transaction to end')
  lastWorks().push(work)
}

/** Runs `work`, which asks the database nothing, once the open transaction is kept; at once when none is open. */
export function afterCommit(work: () => void): void {
  const open = openTransaction()
  if (open) open.afterCommit(work)
  else work()
}

/**
 * Leaves this installation for the one that the environment names now: what is remembered of the former is forgotten, its
 * connections are closed. Both are of one engine. For tests, which begin each file on a database of its own.
 */
export async function reconnect(): Promise<void> {
  await resetMemory()
  await closeDatabase()
  rereadEnv()
  if (engineOf(env.databaseUrl) !== dialect) throw new Error(`This process speaks to ${dialect} only`)
  const models = Object.values(sequelize.models)
  sequelize = connect()
  for (const model of models) sequelize.modelManager.addModel(Object.assign(model, { sequelize }))
  readers = openReaders()
  closed = null
}

/** Lets go of every connection that is not at work; the next ones are opened anew. After what an open one would not notice. */
export async function renewConnections(): Promise<void> {
  await readers.renew()
  if (dialect === 'sqlite') await closeIdle(sequelize)
}

/** Closes every connection, once; for shutdown and the end of a test file. */
export function closeDatabase(): Promise<void> {
  return (closed ??= readers.close().then(() => sequelize.close()))
}
