import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, id, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A recovery code for the second step of an account. */
export class CodigoRespaldoModel extends Model<
  InferAttributes<CodigoRespaldoModel>,
  InferCreationAttributes<CodigoRespaldoModel>
> {
  declare readonly id: CreationOptional<number>
  declare readonly usuario_id: number
  declare readonly codigo_hash: string
  declare readonly usado_at: CreationOptional<string | null>
}

CodigoRespaldoModel.init(
  {
    id: id(),
    usuario_id: bigint(),
    codigo_hash: text(),
    usado_at: orNull(text),
  },
  { sequelize, tableName: 'codigos_respaldo' },
)
