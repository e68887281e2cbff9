import pg from 'pg'
import { driverError } from '#api/db/driver-error.ts'
import { prisaActual } from '#api/db/prisa.ts'
import type { Bind } from '#api/db/bind.ts'
import { KeptTexts } from './kept-texts.ts'
import type { Readers } from './readers.ts'
import { Turns } from './turns.ts'

const CONNECTIONS = 6
/** Kept from lists and exports: a session, or what an act looks at, waits for no search. */
const RESERVED = 2
const IDLE_MS = 10_000
/** Each named statement stays in the server's memory, once per connection. */
const NAMES = 150
/** A text asked so often is named; what is asked once is not worth it. */
const WORTH_A_NAME = 3
const TEXTS_COUNTED = 1_000
/** A plan made for any value ruins a search: these are planned for what is asked. */
const SEARCHES = /\/\* a medida \*\/|\bLIKE\b|\bILIKE\b|@@|%>|<->|\bstrpos\b/i
/** "cached plan must not change result type", "prepared statement does not exist". */
const STALE_NAME = new Set(['0A000', '26000'])

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
  #names = new Map<string, string>()
  #asked = new KeptTexts<number>(TEXTS_COUNTED)

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
    const name = this.#name(sql)
    try {
      return await this.#query<T>(sql, bind, name)
    } catch (error) {
      if (name === undefined || !STALE_NAME.has((error as { code?: string }).code ?? '')) throw driverError(error, sql)
    }
    // The table changed under the name: once more without it, and never again with it.
    this.#names.set(sql, '')
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

  #name(sql: string): string | undefined {
    const known = this.#names.get(sql)
    if (known !== undefined) return known === '' ? undefined : known
    const times = (this.#asked.get(sql) ?? 0) + 1
    if (times < WORTH_A_NAME || this.#names.size >= NAMES) {
      this.#asked.set(sql, times)
      return undefined
    }
    const name = SEARCHES.test(sql) ? '' : `lectura_${this.#names.size}`
    this.#names.set(sql, name)
    this.#asked.delete(sql)
    return name === '' ? undefined : name
  }

  async renew(): Promise<void> {
    const former = this.#pool
    this.#pool = this.#open()
    this.#names = new Map()
    this.#asked = new KeptTexts<number>(TEXTS_COUNTED)
    await former.end()
  }

  close(): Promise<void> {
    return this.#pool.end()
  }
}
