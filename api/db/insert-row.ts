import type { Attributes, CreationAttributes, Model, ModelStatic } from 'sequelize'

/** A model of a table whose key is a number that the database gives. */
export type Numbered = Model & { readonly id: number }

/** Inserts one row through its table's model and gives its id. The database judges what is missing: its defaults are not the model's. */
export async function insertRow<M extends Numbered>(
  model: ModelStatic<M>,
  values: CreationAttributes<M>,
): Promise<number> {
  const row = await model.create(values, {
    // As given, and no more: nothing is made of the values, and PostgreSQL gives back the key alone.
    raw: true,
    fields: Object.keys(values),
    returning: ['id'],
    validate: false,
    hooks: false,
  })
  return Number(row.get('id' as keyof Attributes<M>))
}
