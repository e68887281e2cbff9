import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sqlite3 from 'sqlite3'
import type { Bind } from '#api/db/bind.ts'
import { PRAGMAS_SQL } from '#api/db/sqlite-pragmas.ts'
import { positional } from '#api/db/positional.ts'
import { KeptTexts } from './kept-texts.ts'

const STATEMENTS_KEPT = 100

/** One connection that only reads, with the statements it has prepared. It is asked one thing at a time. */
export class SqliteReader {
  readonly #database: sqlite3.Database
  readonly #statements = new KeptTexts<sqlite3.Statement>(STATEMENTS_KEPT)

  private constructor(database: sqlite3.Database) {
    this.#database = database
  }

  /** Opens `file`; a database that is not there yet is made, as by any other connection. */
  static async open(file: string): Promise<SqliteReader> {
    await mkdir(path.dirname(file), { recursive: true })
    const database = await new Promise<sqlite3.Database>((resolve, reject) => {
      const opened: sqlite3.Database = new sqlite3.Database(file, (error) => (error ? reject(error) : resolve(opened)))
    })
    const reader = new SqliteReader(database)
    try {
      await settled((done) => database.exec(`${PRAGMAS_SQL}\nPRAGMA query_only = ON;`, done))
    } catch (error) {
      await reader.close()
      throw error
    }
    return reader
  }

  async rows<T extends object>(sql: string, bind: readonly Bind[]): Promise<T[]> {
    const statement = this.#statements.get(sql) ?? (await this.#prepare(sql))
    return new Promise((resolve, reject) => {
      statement.all<T>(bind, (error: Error | null, rows: T[]) => {
        if (!error) {
          resolve(rows)
          return
        }
        // A statement that stopped half way would keep its reading of an old moment open.
        this.#statements.delete(sql)
        statement.finalize(() => reject(error))
      })
    })
  }

  async #prepare(sql: string): Promise<sqlite3.Statement> {
    const statement = await new Promise<sqlite3.Statement>((resolve, reject) => {
      const prepared: sqlite3.Statement = this.#database.prepare(positional(sql), (error: Error | null) =>
        error ? reject(error) : resolve(prepared),
      )
    })
    const former = this.#statements.set(sql, statement)
    if (former) await finalized(former)
    return statement
  }

  /** SQLite closes no connection with a statement left open. */
  async close(): Promise<void> {
    for (const statement of this.#statements.clear()) await finalized(statement)
    await settled((done) => this.#database.close(done))
  }
}

const finalized = (statement: sqlite3.Statement) => new Promise<void>((resolve) => statement.finalize(() => resolve()))

const settled = (work: (done: (error: Error | null) => void) => void) =>
  new Promise<void>((resolve, reject) => work((error) => (error ? reject(error) : resolve())))
