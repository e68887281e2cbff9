import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { PlainDate } from '#domain/plain-date.ts'
import { bigint, id, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** An act on the tree that took somebody in trámite from one entity to another. */
export class TramiteReorganizadoModel extends Model<
  InferAttributes<TramiteReorganizadoModel>,
  InferCreationAttributes<TramiteReorganizadoModel>
> {
  declare readonly id: CreationOptional<number>
  declare readonly afiliado_id: number
  declare readonly de_entidad_id: number
  declare readonly a_entidad_id: number
  /** First day in the other entity. */
  declare readonly desde: PlainDate
}

TramiteReorganizadoModel.init(
  {
    id: id(),
    afiliado_id: bigint(),
    de_entidad_id: bigint(),
    a_entidad_id: bigint(),
    desde: text(),
  },
  { sequelize, tableName: 'tramites_reorganizados' },
)
