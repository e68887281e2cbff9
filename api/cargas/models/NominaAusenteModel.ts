import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { DecisionAusente } from '#domain/cargas/nomina/decision-ausente.ts'
import { bigint, integer, key, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** An active person whom no row of the payroll names, and what was decided. */
export class NominaAusenteModel extends Model<
  InferAttributes<NominaAusenteModel>,
  InferCreationAttributes<NominaAusenteModel>
> {
  declare readonly entidad_id: number
  declare readonly quincena: number
  declare readonly afiliado_id: number
  declare readonly decision: DecisionAusente
  declare readonly motivo: string
  declare readonly decidida_at: string
  declare readonly decidida_por: CreationOptional<number | null>
}

NominaAusenteModel.init(
  {
    entidad_id: key(bigint),
    quincena: key(integer),
    afiliado_id: key(bigint),
    decision: text(),
    motivo: text(),
    decidida_at: text(),
    decidida_por: orNull(bigint),
  },
  { sequelize, tableName: 'nomina_ausentes' },
)
