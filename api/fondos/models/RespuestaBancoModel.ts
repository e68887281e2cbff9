import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A file of payments from the bank; each file is loaded once. */
export class RespuestaBancoModel extends Model<
  InferAttributes<RespuestaBancoModel>,
  InferCreationAttributes<RespuestaBancoModel>
> {
  declare readonly id: CreationOptional<number>
  declare readonly nombre: string
  declare readonly huella: string
  declare readonly renglones: number
  declare readonly total_centavos: number
  declare readonly cargada_at: string
  declare readonly cargada_por: CreationOptional<number | null>
  /** Null for files from before loads of payments. */
  declare readonly carga_id: CreationOptional<number | null>
}

RespuestaBancoModel.init(
  {
    id: id(),
    nombre: text(),
    huella: text(),
    renglones: integer(),
    total_centavos: bigint(),
    cargada_at: text(),
    cargada_por: orNull(bigint),
    carga_id: orNull(bigint),
  },
  { sequelize, tableName: 'respuestas_banco' },
)
