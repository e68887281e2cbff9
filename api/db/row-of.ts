import type { Attributes, Model } from 'sequelize'

/** A row of a model's table as `selectRows` gives it, no instance built: SQLite has no booleans (`asBoolean`). */
export type RowOf<M extends Model> = {
  readonly [Column in keyof Attributes<M>]: boolean extends Attributes<M>[Column]
    ? boolean | number
    : Attributes<M>[Column]
}
