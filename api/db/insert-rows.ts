import { execute, type Bind } from './sql.ts'

/** Values of one statement: SQLite takes 32,766 and PostgreSQL 65,535, and past some thousands a longer text gains nothing. */
const MAX_BINDS = 8_000

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
  for (let start = 0; start < rows.length; start += perStatement) {
    const part = rows.slice(start, start + perStatement)
    const values = part.map((_, row) => `(${columns.map((_name, i) => `$${row * columns.length + i + 1}`).join(', ')})`)
    await execute(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${values.join(', ')} ${suffix}`, part.flat())
  }
}
