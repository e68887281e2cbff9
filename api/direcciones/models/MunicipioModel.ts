import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, id, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A municipio of a state. */
export class MunicipioModel extends Model<InferAttributes<MunicipioModel>, InferCreationAttributes<MunicipioModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly estado_id: number
  declare readonly clave: string
  declare readonly nombre: string
}

MunicipioModel.init(
  {
    id: id(),
    estado_id: bigint(),
    clave: text(),
    nombre: text(),
  },
  { sequelize, tableName: 'municipios' },
)
