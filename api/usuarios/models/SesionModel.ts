import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, id, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** An open session of an account. */
export class SesionModel extends Model<InferAttributes<SesionModel>, InferCreationAttributes<SesionModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly token_hash: string
  declare readonly usuario_id: number
  declare readonly creada_at: string
  declare readonly ultimo_uso_at: string
  declare readonly vence_at: string
  declare readonly direccion: CreationOptional<string>
  declare readonly agente: CreationOptional<string>
  declare readonly ver_como_perfil_id: CreationOptional<number | null>
  declare readonly ver_como_unidad_id: CreationOptional<number | null>
  declare readonly busquedas: CreationOptional<string>
}

SesionModel.init(
  {
    id: id(),
    token_hash: text(),
    usuario_id: bigint(),
    creada_at: text(),
    ultimo_uso_at: text(),
    vence_at: text(),
    direccion: text(),
    agente: text(),
    ver_como_perfil_id: orNull(bigint),
    ver_como_unidad_id: orNull(bigint),
    busquedas: text(),
  },
  { sequelize, tableName: 'sesiones' },
)
