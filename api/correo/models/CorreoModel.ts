import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, flag, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A mail message, sent or waiting to be sent. */
export class CorreoModel extends Model<InferAttributes<CorreoModel>, InferCreationAttributes<CorreoModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly para: string
  declare readonly asunto: string
  declare readonly texto: string
  declare readonly clase: string
  declare readonly reservado: CreationOptional<boolean>
  declare readonly usuario_id: CreationOptional<number | null>
  declare readonly actor: string
  declare readonly estado: CreationOptional<string>
  declare readonly medio: CreationOptional<string | null>
  declare readonly intentos: CreationOptional<number>
  declare readonly error: CreationOptional<string>
  declare readonly creado_at: string
  declare readonly proximo_at: string
  declare readonly entregado_at: CreationOptional<string | null>
}

CorreoModel.init(
  {
    id: id(),
    para: text(),
    asunto: text(),
    texto: text(),
    clase: text(),
    reservado: flag(),
    usuario_id: orNull(bigint),
    actor: text(),
    estado: text(),
    medio: orNull(text),
    intentos: integer(),
    error: text(),
    creado_at: text(),
    proximo_at: text(),
    entregado_at: orNull(text),
  },
  { sequelize, tableName: 'correos' },
)
