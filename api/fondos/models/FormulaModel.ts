import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A formula of the catalogue. */
export class FormulaModel extends Model<InferAttributes<FormulaModel>, InferCreationAttributes<FormulaModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly clave: string
  declare readonly version: number
  declare readonly creada_at: string
  declare readonly eliminada_at: CreationOptional<string | null>
}

FormulaModel.init(
  {
    id: id(),
    clave: text(),
    version: integer(),
    creada_at: text(),
    eliminada_at: orNull(text),
  },
  { sequelize, tableName: 'formulas' },
)
