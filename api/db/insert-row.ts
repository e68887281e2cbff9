import { selectRow, type Bind } from './sql.ts'

/** Inserts one row and gives its id. `table` and the keys of `values` are our own words, never a caller's. */
export async function insertRow(table: string, values: Readonly<Record<string, Bind>>): Promise<number> {
  const columns = Object.keys(values)
  const binds = columns.map((_, i) => `$${i + 1}`).join(', ')
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${binds}) RETURNING id`
  const row = await selectRow<{ id: number }>(sql, Object.values(values))
  if (!row) throw new Error(`No row was inserted in ${table}`)
  return row.id
}
