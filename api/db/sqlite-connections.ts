import type { Sequelize } from 'sequelize'
import type sqlite3 from 'sqlite3'
import { PRAGMAS_SQL } from './sqlite-pragmas.ts'
import { finalizeAll } from './sqlite-statements.ts'

type SqliteConnection = sqlite3.Database & { readonly uuid?: string }

/** What Sequelize's manager of connections has and its types do not tell. */
interface ConnectionManager {
  readonly connections: Record<string, SqliteConnection>
  getConnection(options?: { readonly uuid?: string }): Promise<SqliteConnection>
  releaseConnection(connection: SqliteConnection): void
  _onProcessExit(): Promise<void>
}

/** Where the idle connection stands among the manager's own, which closes it with them. */
const IDLE = 'libre'

const managerOf = (sequelize: Sequelize) => sequelize.connectionManager as unknown as ConnectionManager

/**
 * Makes `sequelize` set the pragmas on every connection it opens, and keep the connection of a transaction that has ended for the
 * next one: by itself it opens the file, sets it up and closes it for each. Its `afterConnect` hook never runs for SQLite, so the
 * manager's own methods are wrapped.
 */
export function configureSqlite(sequelize: Sequelize): void {
  const manager = managerOf(sequelize)
  const open = manager.getConnection.bind(manager)
  const release = manager.releaseConnection.bind(manager)
  const closeAll = manager._onProcessExit.bind(manager)
  const configured = new WeakMap<SqliteConnection, Promise<void>>()
  manager.getConnection = async (options) => {
    const { connections } = manager
    if (options?.uuid !== undefined && connections[IDLE] !== undefined) {
      connections[options.uuid] = connections[IDLE]
      Reflect.deleteProperty(connections, IDLE)
    }
    const connection = await open(options)
    const ready = configured.get(connection) ?? applyPragmas(connection)
    configured.set(connection, ready)
    await ready
    return connection
  }
  manager.releaseConnection = (connection) => {
    const { connections } = manager
    if (connection.uuid === undefined) return
    if (connections[IDLE] === undefined) {
      connections[IDLE] = connection
      Reflect.deleteProperty(connections, connection.uuid)
    } else {
      finalizeAll(connection)
      release(connection)
    }
  }
  manager._onProcessExit = () => {
    for (const connection of Object.values(manager.connections)) finalizeAll(connection)
    return closeAll()
  }
}

/** Lets the idle connection go: the next transaction opens its own. */
export async function closeIdle(sequelize: Sequelize): Promise<void> {
  const { connections } = managerOf(sequelize)
  const idle = connections[IDLE]
  Reflect.deleteProperty(connections, IDLE)
  if (idle) finalizeAll(idle)
  if (idle) await new Promise<void>((resolve, reject) => idle.close((error) => (error ? reject(error) : resolve())))
}

function applyPragmas(connection: SqliteConnection): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.exec(PRAGMAS_SQL, (error) => {
      if (error) reject(error)
      else resolve()
    })
  })
}
