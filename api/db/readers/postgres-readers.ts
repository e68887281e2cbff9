import pg from 'pg'
import { driverError } from '#api/db/driver-error.ts'
import { prisaActual } from '#api/db/prisa.ts'
import { isStaleName, StatementNames } from '#api/db/statement-names.ts'
import type { Bind } from '#api/db/bind.ts'
import type { Readers } from './readers.ts'
import { Turns } from './turns.ts'

const CONNECTIONS = 6
/** Kept from lists and exports: a session, or what an act looks at, waits for no search. */
const RESERVED = 2
/**
 * How long a connection with nothing to do stays: longer than the pause between two people at a desk. A new one plans its first
 * statements with nothing remembered, tens of milliseconds that somebody would wait for.
 */
export const IDLE_MS = 600_000

/** As Sequelize's connections are, and held to reading. */
const SET_UP = `SET TIME ZONE 'UTC'; SET default_transaction_read_only = on`

/** A pool of its own, whose statements are prepared under a name once they are asked again. */
export class PostgresReaders implements Readers {
  readonly #url: string
  #pool: pg.Pool
  readonly #ready = new WeakSet<pg.ClientBase>()
  readonly #turns = new Turns(
    Array.from({ length: CONNECTIONS }, (_, n) => n),
    RESERVED,
  )
  #names = new StatementNames('lectura')

  constructor(url: string) {
    this.#url = url
    this.#pool = this.#open()
  }

  #open(): pg.Pool {
    const pool = new pg.Pool({
      connectionString: this.#url,
      max: CONNECTIONS,
      idleTimeoutMillis: IDLE_MS,
    })
    // An idle connection that the server closed leaves the pool by itself; without a listener it would end the process.
    pool.on('error', () => undefined)
    // So with one that is lost under a statement: the statement itself fails.
    pool.on('connect', (client) => client.on('error', () => undefined))
    return pool
  }

  async rows<T extends object>(sql: string, bind: readonly Bind[]): Promise<T[]> {
    const name = this.#names.nameOf(sql)
    try {
      return await this.#query<T>(sql, bind, name)
    } catch (error) {
      if (name === undefined || !isStaleName(error)) throw driverError(error, sql)
    }
    // The table changed under the name: once more without it, and never again with it.
    this.#names.never(sql)
    return this.#query<T>(sql, bind, undefined).catch((error: unknown) =>
      Promise.reject(driverError(error, sql) as Error),
    )
  }

  async #query<T extends object>(text: string, bind: readonly Bind[], name: string | undefined): Promise<T[]> {
    const turn = await this.#turns.take(prisaActual() !== 'larga')
    try {
      return await this.#queryNow<T>(text, bind, name)
    } finally {
      this.#turns.give(turn)
    }
  }

  async #queryNow<T extends object>(text: string, bind: readonly Bind[], name: string | undefined): Promise<T[]> {
    const client = await this.#pool.connect()
    try {
      if (!this.#ready.has(client)) await client.query(SET_UP)
      this.#ready.add(client)
      const { rows } = await client.query<T>({ text, values: [...bind], ...(name !== undefined && { name }) })
      return rows
    } finally {
      client.release()
    }
  }

  async renew(): Promise<void> {
    const former = this.#pool
    this.#pool = this.#open()
    this.#names = new StatementNames('lectura')
    await former.end()
  }

  close(): Promise<void> {
    return this.#pool.end()
  }
}
