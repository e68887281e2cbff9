import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { id, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A state of Mexico. */
export class EstadoModel extends Model<InferAttributes<EstadoModel>, InferCreationAttributes<EstadoModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly clave: string
  declare readonly nombre: string
}

EstadoModel.init(
  {
    id: id(),
    clave: text(),
    nombre: text(),
  },
  { sequelize, tableName: 'estados' },
)
