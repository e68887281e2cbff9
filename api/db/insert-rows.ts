import { dialect } from './database.ts'
import { execute, type Bind } from './sql.ts'

/** Values of one statement: SQLite takes 32,766 and PostgreSQL 65,535, and past some thousands a longer text gains nothing. */
const MAX_BINDS = 8_000

/** From so many rows on they travel as one JSON text: binding each value costs more than taking the text apart. */
const MUCHAS = 100

/** Characters that a JSON text escapes and PostgreSQL's JSON does not take: NUL and halves of a pair. */
const NO_ES_JSON = /\\u(?:0000|d[89a-f])/i

/**
 * Inserts `rows` (values in the order of `columns`) in statements of many rows with bound values: the fast way on both
 * engines. `table` and `columns` are our own words, never a caller's. Call it inside a transaction.
 */
export async function insertRows(
  table: string,
  columns: readonly string[],
  rows: readonly (readonly Bind[])[],
  suffix = '',
): Promise<void> {
  const perStatement = Math.max(1, Math.floor(MAX_BINDS / columns.length))
  if (rows.length >= MUCHAS && suffix === '') {
    const texts = jsonOf(columns, rows)
    if (texts) {
      const sql = fromJsonSql(table, columns)
      for (const text of texts) await execute(sql, [text])
      return
    }
  }
  for (let start = 0; start < rows.length; start += perStatement) {
    const part = rows.slice(start, start + perStatement)
    const values = part.map((_, row) => `(${columns.map((_name, i) => `$${row * columns.length + i + 1}`).join(', ')})`)
    await execute(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${values.join(', ')} ${suffix}`, part.flat())
  }
}

/** Rows of one JSON text. */
const POR_TEXTO = 1_000

/** `rows` as JSON texts in the shape that `fromJsonSql` reads; null if JSON cannot carry a value of theirs. */
function jsonOf(columns: readonly string[], rows: readonly (readonly Bind[])[]): string[] | null {
  const texts: string[] = []
  for (let start = 0; start < rows.length; start += POR_TEXTO) {
    const part = rows.slice(start, start + POR_TEXTO)
    const text = JSON.stringify(dialect === 'sqlite' ? part : part.map((row) => named(columns, row)))
    if (NO_ES_JSON.test(text)) return null
    texts.push(text)
  }
  return texts
}

const named = (columns: readonly string[], row: readonly Bind[]): Record<string, Bind> =>
  Object.fromEntries(columns.map((column, i) => [column, row[i] ?? null]))

/** PostgreSQL takes the types from the table; SQLite from the affinity of its columns. */
function fromJsonSql(table: string, columns: readonly string[]): string {
  const into = `INSERT INTO ${table} (${columns.join(', ')})`
  return dialect === 'sqlite'
    ? `${into} SELECT ${columns.map((_name, i) => `value ->> ${i}`).join(', ')} FROM json_each($1)`
    : `${into} SELECT ${columns.join(', ')} FROM json_populate_recordset(NULL::${table}, $1::json)`
}
