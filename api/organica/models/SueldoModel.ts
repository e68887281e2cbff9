import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** The salary of a category from a day on. */
export class SueldoModel extends Model<InferAttributes<SueldoModel>, InferCreationAttributes<SueldoModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly categoria_id: number
  declare readonly monto_centavos: number
  declare readonly vigente_desde: string
  declare readonly vigente_hasta: CreationOptional<string | null>
  declare readonly version: CreationOptional<number>
}

SueldoModel.init(
  {
    id: id(),
    categoria_id: bigint(),
    monto_centavos: bigint(),
    vigente_desde: text(),
    vigente_hasta: orNull(text),
    version: integer(),
  },
  { sequelize, tableName: 'sueldos' },
)
