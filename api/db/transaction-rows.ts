import pg from 'pg'
import type { Transaction } from 'sequelize'
import sqlite3 from 'sqlite3'
import { onReset } from '#api/memory.ts'
import { driverError } from './driver-error.ts'
import type { Bind } from './bind.ts'
import { prisaActual } from './prisa.ts'
import { sqliteRows } from './sqlite-statements.ts'
import { isStaleName, StatementNames } from './statement-names.ts'

/** What Sequelize keeps of a transaction and its types do not tell. */
interface Kept {
  readonly connection?: unknown
  readonly finished?: string
}

/** Whether statements may still join it; one that has ended is told so by Sequelize. */
export function isOpen(transaction: Transaction): boolean {
  const { connection, finished } = transaction as unknown as Kept
  return connection !== undefined && finished === undefined
}

/** The last statement given to each transaction. */
let last = new WeakMap<Transaction, Promise<unknown>>()
/** Of what people's acts write, the same few statements all day; what a job does to thousands of rows is planned for them. */
let names = new StatementNames('acto')
onReset(() => {
  last = new WeakMap()
  names = new StatementNames('acto')
})

/**
 * Rows of a statement on the very connection of an open transaction. One that is given while another is under way waits for its
 * end, as a connection works one at a time; where that one fails, or the transaction has ended meanwhile, it is not run.
 */
export function rowsWithin<T extends object>(
  transaction: Transaction,
  sql: string,
  bind: readonly Bind[],
): Promise<T[]> {
  const rows = (last.get(transaction) ?? Promise.resolve()).then(() => {
    if (!isOpen(transaction)) throw new Error('The transaction ended before this statement had its turn')
    return rowsOn<T>(transaction, sql, bind)
  })
  last.set(transaction, rows)
  rows.catch(() => {
    if (last.get(transaction) === rows) last.delete(transaction)
  })
  return rows
}

async function rowsOn<T extends object>(transaction: Transaction, sql: string, bind: readonly Bind[]): Promise<T[]> {
  const { connection } = transaction as unknown as Kept
  try {
    if (connection instanceof sqlite3.Database) return await sqliteRows<T>(connection, sql, bind)
    if (connection instanceof pg.Client) return await postgresRows<T>(connection, sql, bind)
  } catch (error) {
    throw driverError(error, sql)
  }
  throw new Error('A transaction on a connection of an unknown kind')
}

async function postgresRows<T extends object>(
  connection: pg.Client,
  text: string,
  bind: readonly Bind[],
): Promise<T[]> {
  const name = prisaActual() === 'larga' ? undefined : names.nameOf(text)
  try {
    return (await connection.query<T>({ text, values: [...bind], ...(name !== undefined && { name }) })).rows
  } catch (error) {
    // The transaction is lost, and is run again: without this name.
    if (name !== undefined && isStaleName(error)) names.never(text)
    throw error
  }
}
