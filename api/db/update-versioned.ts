import { literal, type Attributes, type Model, type ModelStatic, type WhereOptions } from 'sequelize'

/** A model of a table whose rows say how often they changed. */
export type Versioned = Model & { readonly id: number | string; readonly version: number }

/** What may be changed of a row. */
export type Changes<M extends Model> = Partial<Omit<Attributes<M>, 'id' | 'version'>>

/**
 * Sets `values` on one row through its table's model and raises its version, if it is still at `version` (compare and set in one
 * statement; null takes any). False when somebody changed it first.
 */
export async function updateVersioned<M extends Versioned>(
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
