import { Model, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, key, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A person whom an account may see for some days because it gave the whole CURP. */
export class IdentificacionModel extends Model<
  InferAttributes<IdentificacionModel>,
  InferCreationAttributes<IdentificacionModel>
> {
  declare readonly afiliado_id: number
  declare readonly usuario_id: number
  declare readonly vence_at: string
}

IdentificacionModel.init(
  {
    afiliado_id: key(bigint),
    usuario_id: key(bigint),
    vence_at: text(),
  },
  { sequelize, tableName: 'identificaciones' },
)
