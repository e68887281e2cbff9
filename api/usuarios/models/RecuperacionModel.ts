import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, key, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A link that sets a new password. */
export class RecuperacionModel extends Model<
  InferAttributes<RecuperacionModel>,
  InferCreationAttributes<RecuperacionModel>
> {
  declare readonly token_hash: string
  declare readonly usuario_id: number
  declare readonly creado_at: string
  declare readonly vence_at: string
  declare readonly usado_at: CreationOptional<string | null>
}

RecuperacionModel.init(
  {
    token_hash: key(text),
    usuario_id: bigint(),
    creado_at: text(),
    vence_at: text(),
    usado_at: orNull(text),
  },
  { sequelize, tableName: 'recuperaciones' },
)
