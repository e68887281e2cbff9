import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, id, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A notification in the inbox of a user. */
export class AvisoModel extends Model<InferAttributes<AvisoModel>, InferCreationAttributes<AvisoModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly usuario_id: number
  declare readonly clase: string
  declare readonly titulo: string
  declare readonly texto: CreationOptional<string>
  declare readonly enlace: CreationOptional<string | null>
  declare readonly clave: string
  declare readonly creado_at: string
  declare readonly leido_at: CreationOptional<string | null>
  declare readonly enviado_at: CreationOptional<string | null>
}

AvisoModel.init(
  {
    id: id(),
    usuario_id: bigint(),
    clase: text(),
    titulo: text(),
    texto: text(),
    enlace: orNull(text),
    clave: text(),
    creado_at: text(),
    leido_at: orNull(text),
    enviado_at: orNull(text),
  },
  { sequelize, tableName: 'avisos' },
)
