import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { TipoProceso } from '#domain/procesos/modulo.ts'
import { bigint, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A process of a module. */
export class ProcesoModel extends Model<InferAttributes<ProcesoModel>, InferCreationAttributes<ProcesoModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly id_modulo: number
  declare readonly parent_id: CreationOptional<number | null>
  declare readonly nombre: string
  declare readonly componente: CreationOptional<string | null>
  declare readonly orden: CreationOptional<number>
  declare readonly tipo: CreationOptional<TipoProceso>
  declare readonly version: CreationOptional<number>
  declare readonly descripcion: CreationOptional<string>
}

ProcesoModel.init(
  {
    id: id(),
    id_modulo: bigint(),
    parent_id: orNull(bigint),
    nombre: text(),
    componente: orNull(text),
    orden: integer(),
    tipo: text(),
    version: integer(),
    descripcion: text(),
  },
  { sequelize, tableName: 'procesos' },
)
