import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { PlainDate } from '#domain/plain-date.ts'
import type { TipoCargaId } from '#domain/cargas/tipos-carga.ts'
import { bigint, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A version of a layout: how a sender writes one kind of file. */
export class PlanoModel extends Model<InferAttributes<PlanoModel>, InferCreationAttributes<PlanoModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly clave: string
  declare readonly version: number
  declare readonly nombre: string
  declare readonly tipo: TipoCargaId
  declare readonly definicion: string
  /** First day of its files. */
  declare readonly vigente_desde: CreationOptional<PlainDate>
  /** Why the layout ends on that day; null in a version that reads files. */
  declare readonly fin_motivo: CreationOptional<string | null>
  declare readonly creado_at: string
  declare readonly creado_por: CreationOptional<number | null>
}

PlanoModel.init(
  {
    id: id(),
    clave: text(),
    version: integer(),
    nombre: text(),
    tipo: text(),
    definicion: text(),
    vigente_desde: text(),
    fin_motivo: orNull(text),
    creado_at: text(),
    creado_por: orNull(bigint),
  },
  { sequelize, tableName: 'planos' },
)
