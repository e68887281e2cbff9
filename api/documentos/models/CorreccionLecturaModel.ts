import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, flag, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A field that the reader gave, and whether the user kept or corrected it. */
export class CorreccionLecturaModel extends Model<
  InferAttributes<CorreccionLecturaModel>,
  InferCreationAttributes<CorreccionLecturaModel>
> {
  declare readonly id: CreationOptional<number>
  declare readonly archivo_id: string
  declare readonly afiliado_id: number
  declare readonly documento: string
  declare readonly campo: string
  declare readonly resultado: string
  declare readonly leido: CreationOptional<string>
  declare readonly guardado: CreationOptional<string>
  declare readonly fuente: string
  declare readonly confianza_pct: CreationOptional<number>
  declare readonly seguro: CreationOptional<boolean>
  declare readonly mes: string
  declare readonly usuario_id: CreationOptional<number | null>
  declare readonly creada_at: string
}

CorreccionLecturaModel.init(
  {
    id: id(),
    archivo_id: text(),
    afiliado_id: bigint(),
    documento: text(),
    campo: text(),
    resultado: text(),
    leido: text(),
    guardado: text(),
    fuente: text(),
    confianza_pct: integer(),
    seguro: flag(),
    mes: text(),
    usuario_id: orNull(bigint),
    creada_at: text(),
  },
  { sequelize, tableName: 'correcciones_lectura' },
)
