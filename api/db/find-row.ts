import { selectRow, type Bind } from './sql.ts'
import type { RowOf } from './row-of.ts'
import type { Model, ModelStatic } from 'sequelize'

/** A column's value, or those of a key of several; one that is null finds nothing. */
type Key<M extends Model> = Readonly<Record<string, Bind>> & {
  readonly [Column in keyof RowOf<M>]?: RowOf<M>[Column] | null
}

/**
 * The row of a key through its table's model: the columns that are asked for, or null. It is plain, as every row that SQL gives
 * (`RowOf`); it joins the open transaction, and outside of one is read by the connections that only read.
 */
export function findRow<M extends Model, Column extends keyof RowOf<M> & string>(
  model: ModelStatic<M>,
  key: Key<M>,
  columns: readonly Column[],
): Promise<Pick<RowOf<M>, Column> | null> {
  const where = Object.keys(key).map((column, index) => `${column} = $${index + 1}`)
  return selectRow(
    `SELECT ${columns.join(', ')} FROM ${model.tableName} WHERE ${where.join(' AND ')}`,
    Object.values(key),
  )
}
