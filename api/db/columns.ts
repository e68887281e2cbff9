import { DataTypes, type Model, type ModelAttributeColumnOptions } from 'sequelize'

// Columns as the migrations write them. A test holds each model against the migrated schema of both engines. What a column is when
// nothing is given, and what it may not be, is the database's to say: a model neither fills nor judges.

type Column = <M extends Model>() => ModelAttributeColumnOptions<M>

/** A number that the database gives. */
export const id: Column = () => ({ type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true })
export const text: Column = () => ({ type: DataTypes.TEXT, allowNull: false })
export const bigint: Column = () => ({ type: DataTypes.BIGINT, allowNull: false })
export const integer: Column = () => ({ type: DataTypes.INTEGER, allowNull: false })
export const flag: Column = () => ({ type: DataTypes.BOOLEAN, allowNull: false })

export const orNull = <M extends Model>(column: Column): ModelAttributeColumnOptions<M> => ({
  ...column<M>(),
  allowNull: true,
})

/** Part of the key, which whoever inserts the row gives. */
export const key = <M extends Model>(column: Column): ModelAttributeColumnOptions<M> => ({
  ...column<M>(),
  primaryKey: true,
})
