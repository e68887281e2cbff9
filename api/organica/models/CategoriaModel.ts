import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { flag, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A salary category. */
export class CategoriaModel extends Model<InferAttributes<CategoriaModel>, InferCreationAttributes<CategoriaModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly clave: string
  declare readonly nombre: string
  declare readonly orden: CreationOptional<number>
  declare readonly activo: CreationOptional<boolean>
  declare readonly vigente_hasta: CreationOptional<string | null>
  declare readonly version: CreationOptional<number>
}

CategoriaModel.init(
  {
    id: id(),
    clave: text(),
    nombre: text(),
    orden: integer(),
    activo: flag(),
    vigente_hasta: orNull(text),
    version: integer(),
  },
  { sequelize, tableName: 'categorias' },
)
