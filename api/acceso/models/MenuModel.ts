import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** An entry of the navigation menu. */
export class MenuModel extends Model<InferAttributes<MenuModel>, InferCreationAttributes<MenuModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly nombre: string
  declare readonly componente: CreationOptional<string | null>
  declare readonly icono: CreationOptional<string | null>
  declare readonly orden: CreationOptional<number>
  declare readonly parent_id: CreationOptional<number | null>
  declare readonly version: CreationOptional<number>
}

MenuModel.init(
  {
    id: id(),
    nombre: text(),
    componente: orNull(text),
    icono: orNull(text),
    orden: integer(),
    parent_id: orNull(bigint),
    version: integer(),
  },
  { sequelize, tableName: 'menus' },
)
