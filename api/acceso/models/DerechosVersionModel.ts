import { Model, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, integer, key } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** One row that counts the changes of rights, so that a session knows when its rights are out of date. */
export class DerechosVersionModel extends Model<
  InferAttributes<DerechosVersionModel>,
  InferCreationAttributes<DerechosVersionModel>
> {
  declare readonly id: number
  declare readonly n: number
}

DerechosVersionModel.init(
  {
    id: key(integer),
    n: bigint(),
  },
  { sequelize, tableName: 'derechos_version' },
)
