import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { Nivel } from '#domain/organica/niveles.ts'
import { bigint, flag, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A unit of the organic tree. */
export class UnidadModel extends Model<InferAttributes<UnidadModel>, InferCreationAttributes<UnidadModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly nivel: Nivel
  declare readonly parent_id: CreationOptional<number | null>
  declare readonly organica_id: number
  declare readonly nombre: string
  declare readonly activo: CreationOptional<boolean>
  declare readonly creado_at: string
  declare readonly actualizado_at: string
  declare readonly version: CreationOptional<number>
  declare readonly sucesora_id: CreationOptional<number | null>
}

UnidadModel.init(
  {
    id: id(),
    nivel: integer(),
    parent_id: orNull(bigint),
    organica_id: bigint(),
    nombre: text(),
    activo: flag(),
    creado_at: text(),
    actualizado_at: text(),
    version: integer(),
    sucesora_id: orNull(bigint),
  },
  { sequelize, tableName: 'unidades' },
)
