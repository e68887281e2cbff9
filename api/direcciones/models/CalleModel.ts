import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, id, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A street of a colonia. */
export class CalleModel extends Model<InferAttributes<CalleModel>, InferCreationAttributes<CalleModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly colonia_id: number
  declare readonly nombre: string
}

CalleModel.init(
  {
    id: id(),
    colonia_id: bigint(),
    nombre: text(),
  },
  { sequelize, tableName: 'calles' },
)
