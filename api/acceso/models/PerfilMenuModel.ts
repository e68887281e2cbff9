import { Model, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, key } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A menu entry that a profile shows. */
export class PerfilMenuModel extends Model<InferAttributes<PerfilMenuModel>, InferCreationAttributes<PerfilMenuModel>> {
  declare readonly perfil_id: number
  declare readonly menu_id: number
}

PerfilMenuModel.init(
  {
    perfil_id: key(bigint),
    menu_id: key(bigint),
  },
  { sequelize, tableName: 'perfil_menus' },
)
