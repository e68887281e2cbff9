import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, id, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A closed document that carries a signature. */
export class FirmaPapelModel extends Model<InferAttributes<FirmaPapelModel>, InferCreationAttributes<FirmaPapelModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly firma_id: number
  declare readonly papel: string
  declare readonly firmado_at: string
  /** Only if a titular signed, without a session: the day, the document with the signature, and the account that recorded it. */
  declare readonly fecha: CreationOptional<string | null>
  declare readonly documento: CreationOptional<string>
  declare readonly registrado_por: CreationOptional<number | null>
}

FirmaPapelModel.init(
  {
    id: id(),
    firma_id: bigint(),
    papel: text(),
    firmado_at: text(),
    fecha: orNull(text),
    documento: text(),
    registrado_por: orNull(bigint),
  },
  { sequelize, tableName: 'firma_papeles' },
)
