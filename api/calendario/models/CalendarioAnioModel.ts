import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, integer, key } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A year of the calendar; its version is the optimistic lock of all its days. */
export class CalendarioAnioModel extends Model<
  InferAttributes<CalendarioAnioModel>,
  InferCreationAttributes<CalendarioAnioModel>
> {
  declare readonly id: number
  declare readonly version: CreationOptional<number>
}

CalendarioAnioModel.init(
  {
    id: key(bigint),
    version: integer(),
  },
  { sequelize, tableName: 'calendario_anios' },
)
