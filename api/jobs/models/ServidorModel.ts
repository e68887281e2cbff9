import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { key, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A running server process and its last heartbeat. */
export class ServidorModel extends Model<InferAttributes<ServidorModel>, InferCreationAttributes<ServidorModel>> {
  declare readonly duenio: string
  declare readonly url: string
  declare readonly desde_at: string
  declare readonly latido_at: string
  declare readonly proxy_visto_at: CreationOptional<string | null>
}

ServidorModel.init(
  {
    duenio: key(text),
    url: text(),
    desde_at: text(),
    latido_at: text(),
    proxy_visto_at: orNull(text),
  },
  { sequelize, tableName: 'servidores' },
)
