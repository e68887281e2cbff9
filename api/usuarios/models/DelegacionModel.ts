import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, id, orNull, text } from '#api/db/columns.ts'
import type { EstadoDelegacion } from '#domain/acceso/delegacion.ts'
import { sequelize } from '#api/db/database.ts'

/** Rights that one user lends to another between two days. */
export class DelegacionModel extends Model<InferAttributes<DelegacionModel>, InferCreationAttributes<DelegacionModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly de_usuario_id: number
  declare readonly a_usuario_id: number
  declare readonly desde: string
  declare readonly hasta: string
  declare readonly motivo: CreationOptional<string>
  declare readonly creada_at: string
  declare readonly revocada_at: CreationOptional<string | null>
  declare readonly oficio: string
  declare readonly oficio_fecha: string | null
  declare readonly estado: CreationOptional<EstadoDelegacion>
  declare readonly respondida_at: CreationOptional<string | null>
  declare readonly devuelta_at: CreationOptional<string | null>
}

DelegacionModel.init(
  {
    id: id(),
    de_usuario_id: bigint(),
    a_usuario_id: bigint(),
    desde: text(),
    hasta: text(),
    motivo: text(),
    creada_at: text(),
    revocada_at: orNull(text),
    oficio: text(),
    oficio_fecha: orNull(text),
    estado: text(),
    respondida_at: orNull(text),
    devuelta_at: orNull(text),
  },
  { sequelize, tableName: 'delegaciones' },
)
