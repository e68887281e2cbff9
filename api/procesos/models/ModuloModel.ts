import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { Ubicacion } from '#domain/procesos/modulo.ts'
import { id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A module of the process map. */
export class ModuloModel extends Model<InferAttributes<ModuloModel>, InferCreationAttributes<ModuloModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly nombre: string
  declare readonly tipo: Ubicacion
  declare readonly icono: CreationOptional<string | null>
  declare readonly orden: CreationOptional<number>
  declare readonly version: CreationOptional<number>
}

ModuloModel.init(
  {
    id: id(),
    nombre: text(),
    tipo: text(),
    icono: orNull(text),
    orden: integer(),
    version: integer(),
  },
  { sequelize, tableName: 'modulos' },
)
