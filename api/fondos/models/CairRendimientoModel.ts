import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { CuentaCair } from '#domain/fondos/cair/asiento.ts'
import { bigint, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** The yield of a year, distributed among the CAIR accounts. */
export class CairRendimientoModel extends Model<
  InferAttributes<CairRendimientoModel>,
  InferCreationAttributes<CairRendimientoModel>
> {
  declare readonly id: CreationOptional<number>
  declare readonly anio: number
  declare readonly cuenta: CuentaCair
  declare readonly tasa: number
  declare readonly estado: string
  declare readonly pedido_por: CreationOptional<number | null>
  declare readonly pedido_at: string
  declare readonly aplicado_at: CreationOptional<string | null>
}

CairRendimientoModel.init(
  {
    id: id(),
    anio: integer(),
    cuenta: text(),
    tasa: integer(),
    estado: text(),
    pedido_por: orNull(bigint),
    pedido_at: text(),
    aplicado_at: orNull(text),
  },
  { sequelize, tableName: 'cair_rendimientos' },
)
