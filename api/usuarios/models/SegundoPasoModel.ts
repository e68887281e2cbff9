import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, integer, key, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A sign-in that waits for its second step. */
export class SegundoPasoModel extends Model<
  InferAttributes<SegundoPasoModel>,
  InferCreationAttributes<SegundoPasoModel>
> {
  declare readonly token_hash: string
  declare readonly usuario_id: number
  declare readonly creado_at: string
  declare readonly vence_at: string
  declare readonly fallas: CreationOptional<number>
}

SegundoPasoModel.init(
  {
    token_hash: key(text),
    usuario_id: bigint(),
    creado_at: text(),
    vence_at: text(),
    fallas: integer(),
  },
  { sequelize, tableName: 'segundos_pasos' },
)
