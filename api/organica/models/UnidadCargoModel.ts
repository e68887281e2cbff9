import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, id, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** The titular, responsable or representante of a unit between two days. */
export class UnidadCargoModel extends Model<
  InferAttributes<UnidadCargoModel>,
  InferCreationAttributes<UnidadCargoModel>
> {
  declare readonly id: CreationOptional<number>
  declare readonly unidad_id: number
  declare readonly cargo: string
  declare readonly nombre: string
  declare readonly curp: CreationOptional<string>
  declare readonly desde: string
  declare readonly hasta: CreationOptional<string | null>
  declare readonly creado_at: string
}

UnidadCargoModel.init(
  {
    id: id(),
    unidad_id: bigint(),
    cargo: text(),
    nombre: text(),
    curp: text(),
    desde: text(),
    hasta: orNull(text),
    creado_at: text(),
  },
  { sequelize, tableName: 'unidad_cargos' },
)
