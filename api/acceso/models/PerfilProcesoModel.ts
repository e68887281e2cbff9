import { Model, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, key } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A process that a profile opens. */
export class PerfilProcesoModel extends Model<
  InferAttributes<PerfilProcesoModel>,
  InferCreationAttributes<PerfilProcesoModel>
> {
  declare readonly perfil_id: number
  declare readonly proceso_id: number
}

PerfilProcesoModel.init(
  {
    perfil_id: key(bigint),
    proceso_id: key(bigint),
  },
  { sequelize, tableName: 'perfil_procesos' },
)
