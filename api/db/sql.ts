import { QueryTypes } from 'sequelize'
import { dialect, openTransaction, readers, sequelize } from './database.ts'
import { isRead } from './readers/readers.ts'
import { isOpen, rowsWithin } from './transaction-rows.ts'
import type { Bind } from './bind.ts'

export type { Bind }

/** SQLite has no booleans: they are stored, bound and read as 0 and 1. */
function toBind(value: Bind): Bind {
  return dialect === 'sqlite' && typeof value === 'boolean' ? Number(value) : value
}

/** Under SQLite Sequelize drops the rows of a text that begins with INSERT, RETURNING or not: a comment goes first. */
function returning(sql: string): string {
  return /^\s*insert/i.test(sql) ? `/* rows */ ${sql.trimStart()}` : sql
}

/**
 * Rows of a SELECT (or of a statement with RETURNING) with bound values, `$1`, `$2`… on both engines. It joins the open
 * transaction; outside of one a read goes to the connections that only read, and anything else to the one that writes.
 */
export async function selectRows<T extends object>(sql: string, bind: readonly Bind[] = []): Promise<T[]> {
  const values = bind.map(toBind)
  const transaction = openTransaction()
  if (transaction && isOpen(transaction)) return rowsWithin<T>(transaction, sql, values)
  if (!transaction && isRead(sql)) return readers.rows<T>(sql, values)
  return sequelize.query<T>(returning(sql), { bind: values, type: QueryTypes.SELECT, raw: true })
}

/** The first row, or null. */
export async function selectRow<T extends object>(sql: string, bind: readonly Bind[] = []): Promise<T | null> {
  const rows = await selectRows<T>(sql, bind)
  return rows[0] ?? null
}

/** Runs a statement that gives no rows. */
export async function execute(sql: string, bind: readonly Bind[] = []): Promise<void> {
  const transaction = openTransaction()
  if (transaction && isOpen(transaction)) await rowsWithin(transaction, sql, bind.map(toBind))
  else await sequelize.query(sql, { bind: bind.map(toBind), raw: true })
}

/** `true` in the engine's own words, for SQL text. */
export const SQL_TRUE = dialect === 'sqlite' ? '1' : 'TRUE'
export const SQL_FALSE = dialect === 'sqlite' ? '0' : 'FALSE'

/** Ends a SELECT whose rows nobody else may change until the transaction ends; SQLite has one writer at a time anyway. */
export const FOR_UPDATE = dialect === 'postgres' ? ' FOR UPDATE' : ''

/** The same for a row that others name: who writes a row that only names it does not wait. */
export const FOR_NO_KEY_UPDATE = dialect === 'postgres' ? ' FOR NO KEY UPDATE' : ''

/** A join whose left side is walked first: SQLite may turn any other round, and walk a whole table for the rows of a page. */
export const JOIN_IN_ORDER = dialect === 'sqlite' ? 'CROSS JOIN' : 'JOIN'

/** Orders a text of digits and capitals by its bytes: PostgreSQL's order of a language costs ten times as much for the same rows. */
export const BY_BYTES = dialect === 'postgres' ? ' COLLATE "C"' : ''

/** A boolean column as read by a raw query. */
export function asBoolean(value: unknown): boolean {
  return value === true || value === 1
}

const withoutHalves = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\ufffd')

/** Builds a parameter list: `add(value)` gives its `$n`. */
export class Binds {
  readonly values: Bind[] = []

  add(value: Bind): string {
    this.values.push(value)
    return `$${this.values.length}`
  }

  /** `$1, $2, $3` for an IN list. */
  addAll(values: readonly Bind[]): string {
    return values.map((value) => this.add(value)).join(', ')
  }

  /** A subquery for an IN list of hundreds of texts, which travel as one JSON text: binding each of them costs more. */
  addTexts(values: readonly string[]): string {
    const text = JSON.stringify(values)
    // Half a pair of letters is bound as U+FFFD; PostgreSQL takes no JSON that has one.
    const list = this.add(text.includes('\\ud') ? JSON.stringify(values.map(withoutHalves)) : text)
    return `SELECT value FROM ${dialect === 'sqlite' ? `json_each(${list})` : `json_array_elements_text(${list}::json)`}`
  }

  /** The same of whole numbers. */
  addNumbers(values: readonly number[]): string {
    const list = this.add(JSON.stringify(values))
    return dialect === 'sqlite'
      ? `SELECT value FROM json_each(${list})`
      : `SELECT CAST(value AS BIGINT) FROM json_array_elements_text(${list}::json)`
  }
}

/** Rows per statement with one bound value each; the databases limit the bound values of a statement. */
const LOTE = 400

/** Splits `items` into groups that fit one statement, in order. */
export function enLotes<T>(items: readonly T[]): T[][] {
  const count = Math.ceil(items.length / LOTE)
  return Array.from({ length: count }, (_, i) => items.slice(i * LOTE, (i + 1) * LOTE))
}
