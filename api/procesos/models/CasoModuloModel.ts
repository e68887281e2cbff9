import { Model, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, integer, key } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A module that a case passes through. */
export class CasoModuloModel extends Model<InferAttributes<CasoModuloModel>, InferCreationAttributes<CasoModuloModel>> {
  declare readonly caso_id: number
  declare readonly modulo_id: number
  declare readonly orden: number
}

CasoModuloModel.init(
  {
    caso_id: key(bigint),
    modulo_id: key(bigint),
    orden: integer(),
  },
  { sequelize, tableName: 'caso_modulos' },
)
