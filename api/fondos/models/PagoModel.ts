import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { ResultadoPago } from '#domain/fondos/pagos/cuenta-cargo.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { bigint, flag, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A payment that the bank reported. */
export class PagoModel extends Model<InferAttributes<PagoModel>, InferCreationAttributes<PagoModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly respuesta_id: CreationOptional<number | null>
  declare readonly renglon: CreationOptional<number | null>
  declare readonly operacion: string
  declare readonly referencia: string
  declare readonly importe_centavos: number
  declare readonly fecha: PlainDate
  declare readonly linea_id: CreationOptional<number | null>
  declare readonly cargo_id: CreationOptional<number | null>
  declare readonly resultado: ResultadoPago
  declare readonly tardio: CreationOptional<boolean>
  declare readonly interes_centavos: CreationOptional<number>
  declare readonly capital_centavos: CreationOptional<number>
  declare readonly excedente_centavos: CreationOptional<number>
  declare readonly nota: CreationOptional<string>
  declare readonly registrado_at: string
  declare readonly registrado_por: CreationOptional<number | null>
  declare readonly referencia_corregida: CreationOptional<string>
  declare readonly asignado_por: CreationOptional<number | null>
  declare readonly revierte_id: CreationOptional<number | null>
}

PagoModel.init(
  {
    id: id(),
    respuesta_id: orNull(bigint),
    renglon: orNull(integer),
    operacion: text(),
    referencia: text(),
    importe_centavos: bigint(),
    fecha: text(),
    linea_id: orNull(bigint),
    cargo_id: orNull(bigint),
    resultado: text(),
    tardio: flag(),
    interes_centavos: bigint(),
    capital_centavos: bigint(),
    excedente_centavos: bigint(),
    nota: text(),
    registrado_at: text(),
    registrado_por: orNull(bigint),
    referencia_corregida: text(),
    asignado_por: orNull(bigint),
    revierte_id: orNull(bigint),
  },
  { sequelize, tableName: 'pagos' },
)
