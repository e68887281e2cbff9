import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, flag, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A post of a unit. */
export class PuestoModel extends Model<InferAttributes<PuestoModel>, InferCreationAttributes<PuestoModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly unidad_id: number
  declare readonly nombre: string
  declare readonly activo: CreationOptional<boolean>
  declare readonly vigente_hasta: CreationOptional<string | null>
  declare readonly version: CreationOptional<number>
}

PuestoModel.init(
  {
    id: id(),
    unidad_id: bigint(),
    nombre: text(),
    activo: flag(),
    vigente_hasta: orNull(text),
    version: integer(),
  },
  { sequelize, tableName: 'puestos' },
)
