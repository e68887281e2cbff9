import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, integer, key, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A row of a file of movements that enters, and the movement that it requested. */
export class CargaMovimientoModel extends Model<
  InferAttributes<CargaMovimientoModel>,
  InferCreationAttributes<CargaMovimientoModel>
> {
  declare readonly carga_id: number
  declare readonly linea: number
  declare readonly afiliado_id: number
  /** Null until it is requested. */
  declare readonly movimiento_id: CreationOptional<number | null>
  /** Why it was not requested; "" if it was or still waits. */
  declare readonly falla: CreationOptional<string>
}

CargaMovimientoModel.init(
  {
    carga_id: key(bigint),
    linea: key(integer),
    afiliado_id: bigint(),
    movimiento_id: orNull(bigint),
    falla: text(),
  },
  { sequelize, tableName: 'carga_movimientos' },
)
