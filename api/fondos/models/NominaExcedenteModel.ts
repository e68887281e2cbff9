import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { PlainDate } from '#domain/plain-date.ts'
import { bigint, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** What payrolls deducted from a person beyond what was due for a key of a fund, and what was decided on it; 0 once a payroll corrected it. */
export class NominaExcedenteModel extends Model<
  InferAttributes<NominaExcedenteModel>,
  InferCreationAttributes<NominaExcedenteModel>
> {
  declare readonly id: CreationOptional<number>
  declare readonly entidad_id: number
  /** Ordinal. */
  declare readonly quincena: number
  declare readonly afiliado_id: number
  declare readonly clave: string
  declare readonly carga_id: number
  declare readonly descontado_centavos: number
  declare readonly debido_centavos: number
  declare readonly importe_centavos: number
  declare readonly devuelto_centavos: CreationOptional<number>
  declare readonly a_favor_centavos: CreationOptional<number>
  declare readonly devuelto_el: CreationOptional<PlainDate | null>
  declare readonly referencia: CreationOptional<string>
  declare readonly creado_at: string
  declare readonly decidido_at: CreationOptional<string | null>
  declare readonly decidido_por: CreationOptional<number | null>
  declare readonly version: CreationOptional<number>
}

NominaExcedenteModel.init(
  {
    id: id(),
    entidad_id: bigint(),
    quincena: integer(),
    afiliado_id: bigint(),
    clave: text(),
    carga_id: bigint(),
    descontado_centavos: bigint(),
    debido_centavos: bigint(),
    importe_centavos: bigint(),
    devuelto_centavos: bigint(),
    a_favor_centavos: bigint(),
    devuelto_el: orNull(text),
    referencia: text(),
    creado_at: text(),
    decidido_at: orNull(text),
    decidido_por: orNull(bigint),
    version: integer(),
  },
  { sequelize, tableName: 'nomina_excedentes' },
)
