import { Binds, selectRow, type Bind } from './sql.ts'

/**
 * Sets `values` on one row and raises its version, if it is still at `version` (compare and set in one statement; null
 * takes any). False when somebody changed it first. `table` and the keys of `values` are our own words.
 */
export async function updateVersioned(
  table: string,
  id: number | string,
  version: number | null,
  values: Readonly<Record<string, Bind>>,
): Promise<boolean> {
  const binds = new Binds()
  const sets = Object.entries(values).map(([column, value]) => `${column} = ${binds.add(value)}`)
  const where = [`id = ${binds.add(id)}`, ...(version === null ? [] : [`version = ${binds.add(version)}`])]
  const row = await selectRow(
    `UPDATE ${table} SET ${[...sets, 'version = version + 1'].join(', ')} WHERE ${where.join(' AND ')} RETURNING id`,
    binds.values,
  )
  return row !== null
}
