import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { PlainDate } from '#domain/plain-date.ts'
import { bigint, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A payment line: the bank reference with which a charge is paid. */
export class LineaPagoModel extends Model<InferAttributes<LineaPagoModel>, InferCreationAttributes<LineaPagoModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly cargo_id: number
  declare readonly referencia: string
  declare readonly capital_centavos: number
  declare readonly interes_centavos: number
  declare readonly limite: PlainDate
  declare readonly emitida: PlainDate
  declare readonly emitida_at: string
  declare readonly emitida_por: CreationOptional<number | null>
  declare readonly validado_at: CreationOptional<string | null>
  declare readonly validado_por: CreationOptional<number | null>
  declare readonly version: CreationOptional<number>
  declare readonly interes_hasta: CreationOptional<PlainDate | null>
}

LineaPagoModel.init(
  {
    id: id(),
    cargo_id: bigint(),
    referencia: text(),
    capital_centavos: bigint(),
    interes_centavos: bigint(),
    limite: text(),
    emitida: text(),
    emitida_at: text(),
    emitida_por: orNull(bigint),
    validado_at: orNull(text),
    validado_por: orNull(bigint),
    version: integer(),
    interes_hasta: orNull(text),
  },
  { sequelize, tableName: 'lineas_pago' },
)
