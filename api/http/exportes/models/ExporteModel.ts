import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, key, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** An export that waits for its turn as a job, and its file for a day. */
export class ExporteModel extends Model<InferAttributes<ExporteModel>, InferCreationAttributes<ExporteModel>> {
  declare readonly trabajo_id: number
  declare readonly usuario_id: number
  declare readonly llamada: string
  declare readonly pedido: string
  declare readonly ver_como: CreationOptional<string | null>
  declare readonly direccion: string
  declare readonly alcance: CreationOptional<string>
  declare readonly clave: CreationOptional<string | null>
  declare readonly nombre: CreationOptional<string>
  declare readonly tipo: CreationOptional<string>
  declare readonly bytes: CreationOptional<number>
}

ExporteModel.init(
  {
    trabajo_id: key(bigint),
    usuario_id: bigint(),
    llamada: text(),
    pedido: text(),
    ver_como: orNull(text),
    direccion: text(),
    alcance: text(),
    clave: orNull(text),
    nombre: text(),
    tipo: text(),
    bytes: bigint(),
  },
  { sequelize, tableName: 'exportes' },
)
