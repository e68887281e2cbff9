import { literal, type Attributes, type Model, type ModelStatic, type WhereOptions } from 'sequelize'
import { Binds, selectRow, type Bind } from './sql.ts'

/** A model of a table whose rows say how often they changed. */
export type Versioned = Model & { readonly id: number | string; readonly version: number }

type Changes<M extends Model> = Partial<Omit<Attributes<M>, 'id' | 'version'>>

/**
 * Sets `values` on one row and raises its version, if it is still at `version` (compare and set in one statement; null takes any).
 * False when somebody changed it first. A table without a model yet is told by its name: that and the keys of `values` are our own
 * words.
 */
export function updateVersioned<M extends Versioned>(
  model: ModelStatic<M>,
  id: number | string,
  version: number | null,
  values: Changes<M>,
): Promise<boolean>
export function updateVersioned(
  table: string,
  id: number | string,
  version: number | null,
  values: Readonly<Record<string, Bind>>,
): Promise<boolean>
export function updateVersioned<M extends Versioned>(
  table: ModelStatic<M> | string,
  id: number | string,
  version: number | null,
  values: Changes<M> | Readonly<Record<string, Bind>>,
): Promise<boolean> {
  return typeof table === 'string'
    ? updateTable(table, id, version, values as Readonly<Record<string, Bind>>)
    : updateModel(table, id, version, values as Changes<M>)
}

async function updateModel<M extends Versioned>(
  model: ModelStatic<M>,
  id: number | string,
  version: number | null,
  values: Changes<M>,
): Promise<boolean> {
  const where = { id, ...(version === null ? {} : { version }) } as WhereOptions<Attributes<M>>
  const changes = { ...values, version: literal('version + 1') } as unknown as Partial<Attributes<M>>
  const [count] = await model.update(changes, { where, validate: false, hooks: false })
  return count === 1
}

async function updateTable(
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
