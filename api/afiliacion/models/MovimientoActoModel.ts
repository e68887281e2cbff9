import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** An act on a movement, from its request to its application. */
export class MovimientoActoModel extends Model<
  InferAttributes<MovimientoActoModel>,
  InferCreationAttributes<MovimientoActoModel>
> {
  declare readonly id: CreationOptional<number>
  declare readonly movimiento_id: number
  declare readonly acto: string
  declare readonly usuario_id: CreationOptional<number | null>
  declare readonly delegado_por: CreationOptional<number | null>
  declare readonly motivo: CreationOptional<string>
  declare readonly campos: CreationOptional<string>
  declare readonly previo: CreationOptional<string>
  declare readonly version: number
  declare readonly ocurrio_at: string
}

MovimientoActoModel.init(
  {
    id: id(),
    movimiento_id: bigint(),
    acto: text(),
    usuario_id: orNull(bigint),
    delegado_por: orNull(bigint),
    motivo: text(),
    campos: text(),
    previo: text(),
    version: integer(),
    ocurrio_at: text(),
  },
  { sequelize, tableName: 'movimiento_actos' },
)
