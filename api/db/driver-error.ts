import { DatabaseError, ForeignKeyConstraintError, TimeoutError, UniqueConstraintError } from 'sequelize'

/** What both engines call the breach of a unique key. */
const UNIQUE = new Set(['SQLITE_CONSTRAINT', '23505'])
const FOREIGN_KEY = '23503'
const BUSY = 'SQLITE_BUSY'

interface Coded extends Error {
  readonly code: string
}

const isCoded = (error: unknown): error is Coded =>
  error instanceof Error && typeof (error as { code?: unknown }).code === 'string'

/**
 * An error of a driver as Sequelize tells it, so that whoever handles it needs to know one kind whichever way the
 * statement went. The stack is taken here, when something failed, and not at each query.
 */
export function driverError(error: unknown, sql: string): unknown {
  if (!isCoded(error)) return error
  const parent = Object.assign(error, { sql })
  if (error.code === FOREIGN_KEY || error.message.includes('FOREIGN KEY constraint failed'))
    return new ForeignKeyConstraintError({ parent })
  if (UNIQUE.has(error.code)) return new UniqueConstraintError({ message: error.message, parent, errors: [] })
  if (error.code === BUSY) return new TimeoutError(parent)
  return isEngineCode(error.code) ? new DatabaseError(parent) : error
}

/** SQLite's own codes and PostgreSQL's five signs; what a socket or a file says stays as it is. */
const isEngineCode = (code: string) => code.startsWith('SQLITE_') || /^(?=.*\d)[\dA-Z]{5}$/.test(code)
