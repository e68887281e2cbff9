import { driverError } from '#api/db/driver-error.ts'
import { prisaActual } from '#api/db/prisa.ts'
import type { Bind } from '#api/db/bind.ts'
import type { Readers } from './readers.ts'
import { SqliteReader } from './sqlite-reader.ts'
import { Turns } from './turns.ts'

/** Each read holds one of libuv's threads while it runs; the rest stay for whoever writes. */
const CONNECTIONS = 4
/** Kept from lists and exports: a session, or what an act looks at, waits for no search. */
const RESERVED = 1

interface Place {
  reader: SqliteReader | null
}

/** Up to four connections to one file, each opened when it is first needed. */
export class SqliteReaders implements Readers {
  readonly #file: string
  readonly #turns = new Turns<Place>(
    Array.from({ length: CONNECTIONS }, () => ({ reader: null })),
    RESERVED,
  )
  #closed = false

  constructor(file: string) {
    this.#file = file
  }

  async rows<T extends object>(sql: string, bind: readonly Bind[]): Promise<T[]> {
    const place = await this.#turns.take(prisaActual() !== 'larga')
    try {
      if (this.#closed) throw new Error('The database is closed')
      place.reader ??= await SqliteReader.open(this.#file)
      return await place.reader.rows<T>(sql, bind)
    } catch (error) {
      throw driverError(error, sql)
    } finally {
      this.#turns.give(place)
    }
  }

  renew(): Promise<void> {
    return this.#turns.withAll(async (places) => {
      for (const place of places) {
        await place.reader?.close()
        place.reader = null
      }
    })
  }

  close(): Promise<void> {
    this.#closed = true
    return this.renew()
  }
}
