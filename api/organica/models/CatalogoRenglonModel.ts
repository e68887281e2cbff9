import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { flag, id, integer, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** An entry of a simple catalogue. */
export class CatalogoRenglonModel extends Model<
  InferAttributes<CatalogoRenglonModel>,
  InferCreationAttributes<CatalogoRenglonModel>
> {
  declare readonly id: CreationOptional<number>
  declare readonly catalogo: string
  declare readonly clave: string
  declare readonly nombre: string
  declare readonly activo: CreationOptional<boolean>
  declare readonly creado_at: string
  declare readonly actualizado_at: string
  declare readonly version: CreationOptional<number>
}

CatalogoRenglonModel.init(
  {
    id: id(),
    catalogo: text(),
    clave: text(),
    nombre: text(),
    activo: flag(),
    creado_at: text(),
    actualizado_at: text(),
    version: integer(),
  },
  { sequelize, tableName: 'catalogo_renglones' },
)
