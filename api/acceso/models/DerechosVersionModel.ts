import { Model, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, integer, key } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** How often rights changed; one row that every session compares. */
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
