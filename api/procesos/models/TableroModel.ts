import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { ClaveTablero } from '#domain/procesos/tableros.ts'
import { integer, key, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A dashboard and the address that it shows. */
export class TableroModel extends Model<InferAttributes<TableroModel>, InferCreationAttributes<TableroModel>> {
  declare readonly clave: ClaveTablero
  declare readonly direccion: string
  declare readonly actualizado_at: string
  declare readonly version: CreationOptional<number>
}

TableroModel.init(
  {
    clave: key(text),
    direccion: text(),
    actualizado_at: text(),
    version: integer(),
  },
  { sequelize, tableName: 'tableros' },
)
