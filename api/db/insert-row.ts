import type { Attributes, CreationAttributes, Model, ModelStatic } from 'sequelize'
import { selectRow, type Bind } from './sql.ts'

/** A model of a table whose key is a number that the database gives. */
export type Numbered = Model & { readonly id: number }

/**
 * Inserts one row and gives its id. A table without a model yet is told by its name: that and the keys of `values` are our own
 * words, never a caller's.
 */
export function insertRow<M extends Numbered>(model: ModelStatic<M>, values: CreationAttributes<M>): Promise<number>
export function insertRow(table: string, values: Readonly<Record<string, Bind>>): Promise<number>
export function insertRow<M extends Numbered>(
  table: ModelStatic<M> | string,
  values: CreationAttributes<M> | Readonly<Record<string, Bind>>,
): Promise<number> {
  return typeof table === 'string' ? insertInto(table, values) : create(table, values as CreationAttributes<M>)
}

/** The database judges what is missing: its defaults are not the model's. */
async function create<M extends Numbered>(model: ModelStatic<M>, values: CreationAttributes<M>): Promise<number> {
  const row = await model.create(values, { validate: false, hooks: false })
  return Number(row.get('id' as keyof Attributes<M>))
}

async function insertInto(table: string, values: Readonly<Record<string, Bind>>): Promise<number> {
  const columns = Object.keys(values)
  const binds = columns.map((_, i) => `$${i + 1}`).join(', ')
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${binds}) RETURNING id`
  const row = await selectRow<{ id: number }>(sql, Object.values(values))
  if (!row) throw new Error(`No row was inserted in ${table}`)
  return row.id
}
