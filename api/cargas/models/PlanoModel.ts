import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
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
    creado_at: text(),
    creado_por: orNull(bigint),
  },
  { sequelize, tableName: 'planos' },
)
