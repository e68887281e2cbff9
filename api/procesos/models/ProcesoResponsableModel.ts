import { Model, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, key, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A user who is responsible for a process. */
export class ProcesoResponsableModel extends Model<
  InferAttributes<ProcesoResponsableModel>,
  InferCreationAttributes<ProcesoResponsableModel>
> {
  declare readonly proceso_id: number
  declare readonly usuario_id: number
  declare readonly asignado_at: string
}

ProcesoResponsableModel.init(
  {
    proceso_id: key(bigint),
    usuario_id: key(bigint),
    asignado_at: text(),
  },
  { sequelize, tableName: 'proceso_responsables' },
)
