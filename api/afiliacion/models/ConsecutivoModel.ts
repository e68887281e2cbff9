import { Model, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, key, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** The last number given in a series, such as the folios of a year. */
export class ConsecutivoModel extends Model<
  InferAttributes<ConsecutivoModel>,
  InferCreationAttributes<ConsecutivoModel>
> {
  declare readonly clave: string
  declare readonly valor: number
}

ConsecutivoModel.init(
  {
    clave: key(text),
    valor: bigint(),
  },
  { sequelize, tableName: 'consecutivos' },
)
