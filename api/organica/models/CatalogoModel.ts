import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { flag, id, integer, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A simple catalogue. */
export class CatalogoModel extends Model<InferAttributes<CatalogoModel>, InferCreationAttributes<CatalogoModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly clave: string
  declare readonly nombre: string
  declare readonly descripcion: CreationOptional<string>
  declare readonly activo: CreationOptional<boolean>
  declare readonly protegido: CreationOptional<boolean>
  declare readonly creado_at: string
  declare readonly actualizado_at: string
  declare readonly version: CreationOptional<number>
}

CatalogoModel.init(
  {
    id: id(),
    clave: text(),
    nombre: text(),
    descripcion: text(),
    activo: flag(),
    protegido: flag(),
    creado_at: text(),
    actualizado_at: text(),
    version: integer(),
  },
  { sequelize, tableName: 'catalogos' },
)
