import type { Attributes, CreationOptional, Model } from 'sequelize'

/** A column's own type, without the mark that its INSERT may leave it out. */
type Kept<Value> = Value extends infer Own & CreationOptional<unknown> ? Own : Value

/** A row of a model's table as `selectRows` gives it, no instance built: SQLite has no booleans (`asBoolean`). */
export type RowOf<M extends Model> = {
  readonly [Column in keyof Attributes<M>]: boolean extends Attributes<M>[Column]
    ? boolean | number
    : Kept<Attributes<M>[Column]>
}

/** Columns of a model's table under the names that a query gives them: `RowAs<CierreModel, { cierreId: 'id' }>`. */
export type RowAs<M extends Model, Names extends Readonly<Record<string, keyof Attributes<M>>>> = {
  readonly [Name in keyof Names]: RowOf<M>[Names[Name]]
}

/** What a LEFT JOIN, or a subselect, gives: nulls where it finds nothing. */
export type LeftJoined<Row> = { readonly [Column in keyof Row]: Row[Column] | null }

/** Columns that may be empty, of a query that gives only rows where they are not. */
export type NotNull<Row> = { readonly [Column in keyof Row]: NonNullable<Row[Column]> }
