import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, integer, key, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A type of movement: its names, documents and forms. */
export class TipoMovimientoModel extends Model<
  InferAttributes<TipoMovimientoModel>,
  InferCreationAttributes<TipoMovimientoModel>
> {
  declare readonly id: number
  declare readonly nombre: string
  declare readonly abreviatura: string
  declare readonly reglas: CreationOptional<string>
  declare readonly version: CreationOptional<number>
}

TipoMovimientoModel.init(
  {
    id: key(bigint),
    nombre: text(),
    abreviatura: text(),
    reglas: text(),
    version: integer(),
  },
  { sequelize, tableName: 'tipos_movimiento' },
)
