import { Model, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { integer, key, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** The failed sign-ins of an account. */
export class IntentoModel extends Model<InferAttributes<IntentoModel>, InferCreationAttributes<IntentoModel>> {
  declare readonly cuenta: string
  declare readonly fallas: number
  declare readonly ultima_at: string
  declare readonly hasta_at: string
}

IntentoModel.init(
  {
    cuenta: key(text),
    fallas: integer(),
    ultima_at: text(),
    hasta_at: text(),
  },
  { sequelize, tableName: 'intentos' },
)
