import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, id, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A colonia of a postal code; `clave` is the key of SEPOMEX, empty when a user typed the name. */
export class ColoniaModel extends Model<InferAttributes<ColoniaModel>, InferCreationAttributes<ColoniaModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly cp_id: number
  declare readonly nombre: string
  declare readonly clave: CreationOptional<string>
  declare readonly tipo: CreationOptional<string>
}

ColoniaModel.init(
  {
    id: id(),
    cp_id: bigint(),
    nombre: text(),
    clave: text(),
    tipo: text(),
  },
  { sequelize, tableName: 'colonias' },
)
