import type { Sequelize } from 'sequelize'

const PRAGMAS = ['journal_mode = WAL', 'synchronous = FULL', 'busy_timeout = 10000', 'foreign_keys = ON'] as const

/** What every connection to SQLite is told first. */
export const PRAGMAS_SQL = PRAGMAS.map((pragma) => `PRAGMA ${pragma};`).join('\n')

interface SqliteConnection {
  exec(sql: string, done: (error: Error | null) => void): void
}

interface ConnectionManager {
  getConnection(options?: object): Promise<SqliteConnection>
}

/**
 * Sets the pragmas on every connection that `sequelize` opens. Its `afterConnect` hook never runs for SQLite and each
 * transaction opens a connection of its own, so the manager's `getConnection` is wrapped.
 */
export function configureSqlite(sequelize: Sequelize): void {
  const manager = sequelize.connectionManager as unknown as ConnectionManager
  const open = manager.getConnection.bind(manager)
  const configured = new WeakMap<SqliteConnection, Promise<void>>()
  manager.getConnection = async (options) => {
    const connection = await open(options)
    const ready = configured.get(connection) ?? applyPragmas(connection)
    configured.set(connection, ready)
    await ready
    return connection
  }
}

function applyPragmas(connection: SqliteConnection): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.exec(PRAGMAS_SQL, (error) => {
      if (error) reject(error)
      else resolve()
    })
  })
}
