import { selectRow, type Bind } from './sql.ts'
import type { RowOf } from './row-of.ts'
import type { Model, ModelStatic } from 'sequelize'

/** The value of a key's column, or those of its several; one that is null finds nothing. */
type Key<M extends Model> = { readonly [Column in keyof RowOf<M>]?: RowOf<M>[Column] | null }

/**
 * The row of a key through its table's model: the columns that are asked for, or null. It is plain, as every row that SQL gives
 * (`RowOf`); it joins the open transaction, and outside of one is read by the connections that only read.
 */
export function findRow<M extends Model, Column extends keyof RowOf<M> & string>(
  model: ModelStatic<M>,
  key: Key<M>,
  columns: readonly Column[],
): Promise<Pick<RowOf<M>, Column> | null> {
  const values = Object.entries<Bind>(key as Readonly<Record<string, Bind>>)
  const where = values.map(([column], index) => `${column} = $${index + 1}`).join(' AND ')
  return selectRow(
    `SELECT ${columns.join(', ')} FROM ${model.tableName} WHERE ${where}`,
    values.map(([, value]) => value),
  )
}
