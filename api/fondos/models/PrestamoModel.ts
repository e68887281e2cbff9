import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { EstadoPrestamo, TipoPrestamo } from '#domain/fondos/prestamos/tipo-prestamo.ts'
import { bigint, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A loan and the plan of its withholdings. */
export class PrestamoModel extends Model<InferAttributes<PrestamoModel>, InferCreationAttributes<PrestamoModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly afiliado_id: number
  declare readonly tipo: TipoPrestamo
  declare readonly capital_centavos: number
  declare readonly interes_anual: number
  declare readonly interes_centavos: number
  declare readonly abono_centavos: number
  declare readonly quincenas: number
  declare readonly primera: number
  declare readonly estado: EstadoPrestamo
  declare readonly motivo: CreationOptional<string>
  declare readonly creado_at: string
  declare readonly creado_por: CreationOptional<number | null>
  declare readonly version: CreationOptional<number>
  declare readonly estado_previo: CreationOptional<string | null>
}

PrestamoModel.init(
  {
    id: id(),
    afiliado_id: bigint(),
    tipo: text(),
    capital_centavos: bigint(),
    interes_anual: bigint(),
    interes_centavos: bigint(),
    abono_centavos: bigint(),
    quincenas: integer(),
    primera: integer(),
    estado: text(),
    motivo: text(),
    creado_at: text(),
    creado_por: orNull(bigint),
    version: integer(),
    estado_previo: orNull(text),
  },
  { sequelize, tableName: 'prestamos' },
)
