import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { PlainDate } from '#domain/plain-date.ts'
import { bigint, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A withholding difference that is collected of its person, with the notice and the days to show a payslip. */
export class CobroModel extends Model<InferAttributes<CobroModel>, InferCreationAttributes<CobroModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly retencion_id: number
  declare readonly prestamo_id: number
  declare readonly afiliado_id: number
  declare readonly importe_centavos: number
  declare readonly creado_at: string
  declare readonly avisado_el: CreationOptional<PlainDate | null>
  declare readonly avisado_por: CreationOptional<number | null>
  declare readonly plazo: CreationOptional<PlainDate | null>
  declare readonly cancelado_at: CreationOptional<string | null>
  declare readonly version: CreationOptional<number>
}

CobroModel.init(
  {
    id: id(),
    retencion_id: bigint(),
    prestamo_id: bigint(),
    afiliado_id: bigint(),
    importe_centavos: bigint(),
    creado_at: text(),
    avisado_el: orNull(text),
    avisado_por: orNull(bigint),
    plazo: orNull(text),
    cancelado_at: orNull(text),
    version: integer(),
  },
  { sequelize, tableName: 'cobros' },
)
