import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, id, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A closed paper that carries a signature. */
export class FirmaPapelModel extends Model<InferAttributes<FirmaPapelModel>, InferCreationAttributes<FirmaPapelModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly firma_id: number
  declare readonly papel: string
  declare readonly firmado_at: string
}

FirmaPapelModel.init(
  {
    id: id(),
    firma_id: bigint(),
    papel: text(),
    firmado_at: text(),
  },
  { sequelize, tableName: 'firma_papeles' },
)
