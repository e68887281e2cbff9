import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** The name, icon and colours of the institute, in one row. */
export class InstitutoModel extends Model<InferAttributes<InstitutoModel>, InferCreationAttributes<InstitutoModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly nombre: string
  declare readonly icono: CreationOptional<string | null>
  declare readonly color: CreationOptional<string>
  declare readonly color_botones: CreationOptional<string>
  declare readonly color_encabezados: CreationOptional<string>
  declare readonly color_letra: CreationOptional<string>
  declare readonly version: CreationOptional<number>
}

InstitutoModel.init(
  {
    id: id(),
    nombre: text(),
    icono: orNull(text),
    color: text(),
    color_botones: text(),
    color_encabezados: text(),
    color_letra: text(),
    version: integer(),
  },
  { sequelize, tableName: 'instituto' },
)
