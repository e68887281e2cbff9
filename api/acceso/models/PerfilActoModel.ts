import { Model, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, key, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** An act that a profile allows. */
export class PerfilActoModel extends Model<InferAttributes<PerfilActoModel>, InferCreationAttributes<PerfilActoModel>> {
  declare readonly perfil_id: number
  declare readonly acto: string
}

PerfilActoModel.init(
  {
    perfil_id: key(bigint),
    acto: key(text),
  },
  { sequelize, tableName: 'perfil_actos' },
)
