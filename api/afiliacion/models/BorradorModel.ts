import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { PasoAlta, TipoBorrador } from '#domain/afiliacion/borrador.ts'
import { bigint, integer, key, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A procedure that its author has not sent yet. */
export class BorradorModel extends Model<InferAttributes<BorradorModel>, InferCreationAttributes<BorradorModel>> {
  declare readonly id: string
  declare readonly tipo: TipoBorrador
  declare readonly titulo: CreationOptional<string>
  declare readonly paso: CreationOptional<PasoAlta>
  declare readonly datos: string
  declare readonly autor_id: number
  declare readonly tomado_de: CreationOptional<number | null>
  declare readonly adscripcion_id: CreationOptional<number | null>
  declare readonly dependencia_id: CreationOptional<number | null>
  declare readonly creado_at: string
  declare readonly actualizado_at: string
  declare readonly vence_at: string
  declare readonly version: CreationOptional<number>
  declare readonly corrige: CreationOptional<string | null>
  declare readonly afiliado_id: CreationOptional<number | null>
  declare readonly curp: CreationOptional<string>
}

BorradorModel.init(
  {
    id: key(text),
    tipo: text(),
    titulo: text(),
    paso: integer(),
    datos: text(),
    autor_id: bigint(),
    tomado_de: orNull(bigint),
    adscripcion_id: orNull(bigint),
    dependencia_id: orNull(bigint),
    creado_at: text(),
    actualizado_at: text(),
    vence_at: text(),
    version: integer(),
    corrige: orNull(text),
    afiliado_id: orNull(bigint),
    curp: text(),
  },
  { sequelize, tableName: 'borradores' },
)
