import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, id, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** An act in the bitácora (the audit log), chained to the row before it by a hash. */
export class BitacoraModel extends Model<InferAttributes<BitacoraModel>, InferCreationAttributes<BitacoraModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly ocurrio_at: string
  declare readonly actor_id: CreationOptional<number | null>
  declare readonly actor: string
  declare readonly medio: string
  declare readonly direccion: string
  declare readonly acto: string
  declare readonly objeto: string
  declare readonly objeto_id: string
  declare readonly antes: CreationOptional<string | null>
  declare readonly despues: CreationOptional<string | null>
  declare readonly hash_previo: string
  declare readonly hash: string
  declare readonly consulta: CreationOptional<string | null>
}

BitacoraModel.init(
  {
    id: id(),
    ocurrio_at: text(),
    actor_id: orNull(bigint),
    actor: text(),
    medio: text(),
    direccion: text(),
    acto: text(),
    objeto: text(),
    objeto_id: text(),
    antes: orNull(text),
    despues: orNull(text),
    hash_previo: text(),
    hash: text(),
    consulta: orNull(text),
  },
  { sequelize, tableName: 'bitacora' },
)
