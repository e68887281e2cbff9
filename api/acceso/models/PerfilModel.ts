import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { Ambito } from '#domain/acceso/acto.ts'
import { flag, id, integer, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A profile: what its accounts can see and do. */
export class PerfilModel extends Model<InferAttributes<PerfilModel>, InferCreationAttributes<PerfilModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly nombre: string
  declare readonly ambito: Ambito
  declare readonly exige_dos_pasos: CreationOptional<boolean>
  declare readonly version: CreationOptional<number>
}

PerfilModel.init(
  {
    id: id(),
    nombre: text(),
    ambito: text(),
    exige_dos_pasos: flag(),
    version: integer(),
  },
  { sequelize, tableName: 'perfiles' },
)
