import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, key, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** The second sign-in step of an account. */
export class DosPasosModel extends Model<InferAttributes<DosPasosModel>, InferCreationAttributes<DosPasosModel>> {
  declare readonly usuario_id: number
  declare readonly secreto: string
  declare readonly creado_at: string
  declare readonly confirmado_at: CreationOptional<string | null>
  declare readonly ultimo_paso: CreationOptional<number>
  declare readonly secreto_nuevo: CreationOptional<string | null>
  declare readonly nuevo_at: CreationOptional<string | null>
}

DosPasosModel.init(
  {
    usuario_id: key(bigint),
    secreto: text(),
    creado_at: text(),
    confirmado_at: orNull(text),
    ultimo_paso: bigint(),
    secreto_nuevo: orNull(text),
    nuevo_at: orNull(text),
  },
  { sequelize, tableName: 'dos_pasos' },
)
