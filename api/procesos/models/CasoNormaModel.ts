import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, id, integer, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A norm that a case must meet. */
export class CasoNormaModel extends Model<InferAttributes<CasoNormaModel>, InferCreationAttributes<CasoNormaModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly caso_id: number
  declare readonly nombre: string
  declare readonly descripcion: CreationOptional<string>
  declare readonly estado: CreationOptional<string>
  declare readonly notas: CreationOptional<string>
  declare readonly orden: CreationOptional<number>
}

CasoNormaModel.init(
  {
    id: id(),
    caso_id: bigint(),
    nombre: text(),
    descripcion: text(),
    estado: text(),
    notas: text(),
    orden: integer(),
  },
  { sequelize, tableName: 'caso_normas' },
)
