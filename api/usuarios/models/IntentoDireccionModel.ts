import { Model, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { integer, key, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** The number of attempts from a network address, by kind. */
export class IntentoDireccionModel extends Model<
  InferAttributes<IntentoDireccionModel>,
  InferCreationAttributes<IntentoDireccionModel>
> {
  declare readonly clase: string
  declare readonly direccion: string
  declare readonly cuantos: number
  declare readonly hasta_at: string
}

IntentoDireccionModel.init(
  {
    clase: key(text),
    direccion: key(text),
    cuantos: integer(),
    hasta_at: text(),
  },
  { sequelize, tableName: 'intentos_direccion' },
)
