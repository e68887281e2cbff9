import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** The signature of a person in a post, valid between two days. */
export class FirmaModel extends Model<InferAttributes<FirmaModel>, InferCreationAttributes<FirmaModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly nombre: string
  declare readonly cargo: string
  declare readonly tipo: 'png' | 'jpg'
  declare readonly imagen: string
  declare readonly usuario_id: CreationOptional<number | null>
  declare readonly unidad_id: CreationOptional<number | null>
  declare readonly desde: string
  declare readonly hasta: CreationOptional<string | null>
  declare readonly creada_at: string
  declare readonly version: CreationOptional<number>
}

FirmaModel.init(
  {
    id: id(),
    nombre: text(),
    cargo: text(),
    tipo: text(),
    imagen: text(),
    usuario_id: orNull(bigint),
    unidad_id: orNull(bigint),
    desde: text(),
    hasta: orNull(text),
    creada_at: text(),
    version: integer(),
  },
  { sequelize, tableName: 'firmas' },
)
