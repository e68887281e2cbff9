import { Model, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, integer, key, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** The digest of a day that the portal sent to a user. */
export class AvisoResumenModel extends Model<
  InferAttributes<AvisoResumenModel>,
  InferCreationAttributes<AvisoResumenModel>
> {
  declare readonly usuario_id: number
  declare readonly dia: string
  declare readonly avisos: number
  declare readonly creado_at: string
}

AvisoResumenModel.init(
  {
    usuario_id: key(bigint),
    dia: key(text),
    avisos: integer(),
    creado_at: text(),
  },
  { sequelize, tableName: 'avisos_resumenes' },
)
