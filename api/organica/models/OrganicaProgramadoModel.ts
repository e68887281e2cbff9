import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { PlainDate } from '#domain/plain-date.ts'
import { bigint, id, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** An act on the organic tree that waits for its day. */
export class OrganicaProgramadoModel extends Model<
  InferAttributes<OrganicaProgramadoModel>,
  InferCreationAttributes<OrganicaProgramadoModel>
> {
  declare readonly id: CreationOptional<number>
  declare readonly unidad_id: number
  declare readonly aplica_el: PlainDate
  declare readonly solicitud: string
  declare readonly estado: CreationOptional<string>
  declare readonly motivo: CreationOptional<string>
  declare readonly pedido_por: number
  declare readonly pedido_at: string
  declare readonly resuelto_at: CreationOptional<string | null>
}

OrganicaProgramadoModel.init(
  {
    id: id(),
    unidad_id: bigint(),
    aplica_el: text(),
    solicitud: text(),
    estado: text(),
    motivo: text(),
    pedido_por: bigint(),
    pedido_at: text(),
    resuelto_at: orNull(text),
  },
  { sequelize, tableName: 'organica_programados' },
)
