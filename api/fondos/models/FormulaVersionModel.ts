import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** The text of a formula in one of its versions. */
export class FormulaVersionModel extends Model<
  InferAttributes<FormulaVersionModel>,
  InferCreationAttributes<FormulaVersionModel>
> {
  declare readonly id: CreationOptional<number>
  declare readonly formula_id: number
  declare readonly version: number
  declare readonly titulo: string
  declare readonly formula: string
  declare readonly desglose: CreationOptional<string>
  declare readonly descripcion: CreationOptional<string>
  declare readonly variables: string
  declare readonly usa: string
  declare readonly autor_id: CreationOptional<number | null>
  declare readonly autor: string
  declare readonly registrada_at: string
}

FormulaVersionModel.init(
  {
    id: id(),
    formula_id: bigint(),
    version: integer(),
    titulo: text(),
    formula: text(),
    desglose: text(),
    descripcion: text(),
    variables: text(),
    usa: text(),
    autor_id: orNull(bigint),
    autor: text(),
    registrada_at: text(),
  },
  { sequelize, tableName: 'formula_versiones' },
)
