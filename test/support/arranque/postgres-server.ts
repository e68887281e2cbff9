import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import pg from 'pg'

export interface PostgresServer {
  url(database: string): string
  create(database: string): Promise<void>
  stop(): Promise<void>
}

const CHILD = path.resolve('test/support/arranque/postgres-child.mjs')

/** Starts a PostgreSQL server of our own on loopback, in a process that ends with this one. `folder` stores its data. */
export async function startPostgres(folder: string): Promise<PostgresServer> {
  // In a group of its own: Ctrl+C must not stop the server before the tests that use it.
  const child = fork(CHILD, [folder], { detached: true, execArgv: [] })
  const ended = once(child, 'exit')
  const port = await Promise.race([
    once(child, 'message').then(([message]) => (message as { readonly port: number }).port),
    ended.then(([code]) => Promise.reject(new Error(`The process of PostgreSQL ended with code ${code}`))),
  ])
  const url = (database: string) => `postgres://portal:portal@127.0.0.1:${port}/${database}`
  return {
    url,
    create: async (database) => {
      const client = new pg.Client({ connectionString: url('postgres') })
      await client.connect()
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`)
      await client.end()
    },
    stop: async () => {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
