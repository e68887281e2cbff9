import { Model, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, key, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** The answer to a call that carried an idempotency key; the same key gets the same answer. */
export class IdempotenciaModel extends Model<
  InferAttributes<IdempotenciaModel>,
  InferCreationAttributes<IdempotenciaModel>
> {
  declare readonly usuario_id: number
  declare readonly clave: string
  declare readonly cuerpo_hash: string
  declare readonly respuesta: string
  declare readonly creada_at: string
}

IdempotenciaModel.init(
  {
    usuario_id: key(bigint),
    clave: key(text),
    cuerpo_hash: text(),
    respuesta: text(),
    creada_at: text(),
  },
  { sequelize, tableName: 'idempotencia' },
)
