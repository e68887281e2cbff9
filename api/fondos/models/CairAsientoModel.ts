import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { ClaseAsiento, CuentaCair } from '#domain/fondos/cair/asiento.ts'
import { bigint, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** An entry in the CAIR account of a person; entries never change. */
export class CairAsientoModel extends Model<
  InferAttributes<CairAsientoModel>,
  InferCreationAttributes<CairAsientoModel>
> {
  declare readonly id: CreationOptional<number>
  declare readonly afiliado_id: number
  declare readonly cuenta: CuentaCair
  declare readonly clase: ClaseAsiento
  declare readonly fecha: string
  declare readonly importe_centavos: number
  declare readonly quincena: CreationOptional<number | null>
  declare readonly anio: CreationOptional<number | null>
  declare readonly cargo_id: CreationOptional<number | null>
  declare readonly tramite_id: CreationOptional<number | null>
  declare readonly registrado_at: string
  declare readonly registrado_por: CreationOptional<number | null>
}

CairAsientoModel.init(
  {
    id: id(),
    afiliado_id: bigint(),
    cuenta: text(),
    clase: text(),
    fecha: text(),
    importe_centavos: bigint(),
    quincena: orNull(integer),
    anio: orNull(integer),
    cargo_id: orNull(bigint),
    tramite_id: orNull(bigint),
    registrado_at: text(),
    registrado_por: orNull(bigint),
  },
  { sequelize, tableName: 'cair_asientos' },
)
