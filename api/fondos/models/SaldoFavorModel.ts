import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** What an entity withheld beyond an order, and what was applied to the loan or returned; 0 once the answer was corrected. */
export class SaldoFavorModel extends Model<InferAttributes<SaldoFavorModel>, InferCreationAttributes<SaldoFavorModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly retencion_id: number
  declare readonly prestamo_id: number
  declare readonly afiliado_id: number
  declare readonly importe_centavos: number
  declare readonly aplicado_centavos: CreationOptional<number>
  declare readonly devuelto_centavos: CreationOptional<number>
  declare readonly nota: CreationOptional<string>
  declare readonly creado_at: string
  declare readonly decidido_at: CreationOptional<string | null>
  declare readonly decidido_por: CreationOptional<number | null>
  declare readonly version: CreationOptional<number>
}

SaldoFavorModel.init(
  {
    id: id(),
    retencion_id: bigint(),
    prestamo_id: bigint(),
    afiliado_id: bigint(),
    importe_centavos: bigint(),
    aplicado_centavos: bigint(),
    devuelto_centavos: bigint(),
    nota: text(),
    creado_at: text(),
    decidido_at: orNull(text),
    decidido_por: orNull(bigint),
    version: integer(),
  },
  { sequelize, tableName: 'saldos_favor' },
)
