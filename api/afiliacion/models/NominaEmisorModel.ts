import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, integer, key, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** An entity that sends payroll from a quincena on, and does not close without it. */
export class NominaEmisorModel extends Model<
  InferAttributes<NominaEmisorModel>,
  InferCreationAttributes<NominaEmisorModel>
> {
  declare readonly entidad_id: number
  declare readonly desde: number
  declare readonly marcada_at: string
  declare readonly marcada_por: CreationOptional<number | null>
}

NominaEmisorModel.init(
  { entidad_id: key(bigint), desde: integer(), marcada_at: text(), marcada_por: orNull(bigint) },
  { sequelize, tableName: 'nomina_emisores' },
)
