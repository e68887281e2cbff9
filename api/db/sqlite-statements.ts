import type sqlite3 from 'sqlite3'
import { positional } from './positional.ts'
import { KeptTexts } from './readers/kept-texts.ts'
import type { Bind } from './bind.ts'

const STATEMENTS_KEPT = 100
/** A text for hundreds of rows at once is long, and hardly ever the same again. */
const WORTH_KEEPING = 4_000
const KEPT = /^\s*(?:SELECT|WITH|INSERT|UPDATE|DELETE)\b/i

/** A connection keeps its own: they live and end with it. */
type ConTextos = sqlite3.Database & { textosPreparados?: KeptTexts<sqlite3.Statement> | undefined }

/**
 * Rows of a statement on `connection`, which remembers it prepared: the next time the same text takes one trip to a thread of the
 * driver and not two. Only one statement of a connection is under way at a time.
 */
export async function sqliteRows<T>(connection: ConTextos, sql: string, bind: readonly Bind[]): Promise<T[]> {
  if (sql.length > WORTH_KEEPING || !KEPT.test(sql))
    return new Promise((resolve, reject) =>
      connection.all<T>(positional(sql), bind, (error, rows) => (error ? reject(error) : resolve(rows))),
    )
  const own = (connection.textosPreparados ??= new KeptTexts<sqlite3.Statement>(STATEMENTS_KEPT))
  const statement = own.get(sql) ?? (await prepare(connection, own, sql))
  return new Promise((resolve, reject) => {
    statement.all<T>(bind, (error: Error | null, rows: T[]) => {
      if (!error) {
        resolve(rows)
        return
      }
      // One that stopped half way would keep the transaction from ending.
      own.delete(sql)
      statement.finalize(() => reject(error))
    })
  })
}

async function prepare(
  connection: sqlite3.Database,
  own: KeptTexts<sqlite3.Statement>,
  sql: string,
): Promise<sqlite3.Statement> {
  const statement = await new Promise<sqlite3.Statement>((resolve, reject) => {
    const prepared: sqlite3.Statement = connection.prepare(positional(sql), (error: Error | null) =>
      error ? reject(error) : resolve(prepared),
    )
  })
  own.set(sql, statement)?.finalize()
  return statement
}

/** SQLite closes no connection with a statement left open; the driver works what it is told in order. */
export function finalizeAll(connection: ConTextos): void {
  for (const statement of connection.textosPreparados?.clear() ?? []) statement.finalize()
}
