import type { Attributes, CreationAttributes, Model, ModelStatic } from 'sequelize'

/** A model of a table whose key is a number that the database gives. */
export type Numbered = Model & { readonly id: number }

/** Inserts one row through its table's model and gives its id. */
export async function insertRow<M extends Numbered>(
  model: ModelStatic<M>,
  values: CreationAttributes<M>,
): Promise<number> {
  const row = await create(model, values, ['id'])
  return Number(row.get('id' as keyof Attributes<M>))
}

/** The same for a table whose key is among `values`. */
export async function insertKeyed<M extends Model>(
  model: ModelStatic<M>,
  values: CreationAttributes<M>,
): Promise<void> {
  await create(model, values, false)
}

/** The row as given, and no more: the database judges what is missing, and its defaults are not the model's. */
function create<M extends Model>(
  model: ModelStatic<M>,
  values: CreationAttributes<M>,
  returning: false | ['id'],
): Promise<M> {
  return model.create(values, { raw: true, fields: Object.keys(values), returning, validate: false, hooks: false })
}
