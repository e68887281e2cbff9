import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** An authorised collective raise of salaries. Its proposal in `propuestas` has this id as `registro`. */
export class AumentoModel extends Model<InferAttributes<AumentoModel>, InferCreationAttributes<AumentoModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly motivo: string
  declare readonly porcentaje: CreationOptional<number | null>
  declare readonly desde: number
}

AumentoModel.init(
  {
    id: id(),
    motivo: text(),
    porcentaje: orNull(integer),
    desde: integer(),
  },
  { sequelize, tableName: 'aumentos' },
)
