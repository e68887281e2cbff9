import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** An entry that changes the balance of a loan. */
export class PrestamoMovimientoModel extends Model<
  InferAttributes<PrestamoMovimientoModel>,
  InferCreationAttributes<PrestamoMovimientoModel>
> {
  declare readonly id: CreationOptional<number>
  declare readonly prestamo_id: number
  declare readonly clase: string
  declare readonly quincena: CreationOptional<number | null>
  declare readonly retencion_id: CreationOptional<number | null>
  declare readonly importe_centavos: number
  declare readonly hecho_at: string
  declare readonly hecho_por: CreationOptional<number | null>
  declare readonly tramite_id: CreationOptional<number | null>
}

PrestamoMovimientoModel.init(
  {
    id: id(),
    prestamo_id: bigint(),
    clase: text(),
    quincena: orNull(integer),
    retencion_id: orNull(bigint),
    importe_centavos: bigint(),
    hecho_at: text(),
    hecho_por: orNull(bigint),
    tramite_id: orNull(bigint),
  },
  { sequelize, tableName: 'prestamo_movimientos' },
)
