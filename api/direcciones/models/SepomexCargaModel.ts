import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, flag, id, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A file of SEPOMEX that an administrator uploaded, from its review to its application. */
export class SepomexCargaModel extends Model<
  InferAttributes<SepomexCargaModel>,
  InferCreationAttributes<SepomexCargaModel>
> {
  declare readonly id: CreationOptional<number>
  declare readonly archivo: string
  declare readonly bytes: number
  declare readonly paso: CreationOptional<'revision' | 'aplicacion' | 'descartada'>
  declare readonly aceptar_bajas: CreationOptional<boolean>
  declare readonly revision: CreationOptional<string>
  declare readonly aplicado: CreationOptional<string>
  declare readonly trabajo_id: CreationOptional<number | null>
  declare readonly usuario_id: number
  declare readonly subido_at: string
}

SepomexCargaModel.init(
  {
    id: id(),
    archivo: text(),
    bytes: bigint(),
    paso: text(),
    aceptar_bajas: flag(),
    revision: text(),
    aplicado: text(),
    trabajo_id: orNull(bigint),
    usuario_id: bigint(),
    subido_at: text(),
  },
  { sequelize, tableName: 'sepomex_cargas' },
)
