import { Model, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, key, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A new mail address of an account that its user has not confirmed yet. */
export class CorreoPendienteModel extends Model<
  InferAttributes<CorreoPendienteModel>,
  InferCreationAttributes<CorreoPendienteModel>
> {
  declare readonly usuario_id: number
  declare readonly correo: string
  declare readonly token_hash: string
  declare readonly creado_at: string
  declare readonly vence_at: string
}

CorreoPendienteModel.init(
  {
    usuario_id: key(bigint),
    correo: text(),
    token_hash: text(),
    creado_at: text(),
    vence_at: text(),
  },
  { sequelize, tableName: 'correos_pendientes' },
)
