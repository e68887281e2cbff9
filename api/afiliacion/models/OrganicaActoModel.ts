import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, id, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** An act on the organic tree, with the document that orders it. */
export class OrganicaActoModel extends Model<
  InferAttributes<OrganicaActoModel>,
  InferCreationAttributes<OrganicaActoModel>
> {
  declare readonly id: CreationOptional<number>
  declare readonly tipo: string
  declare readonly fecha: string
  declare readonly documento: string
  declare readonly unidad_id: number
  declare readonly datos: CreationOptional<string>
  declare readonly efectos: CreationOptional<string>
  declare readonly hecho_at: string
  declare readonly hecho_por: CreationOptional<number | null>
}

OrganicaActoModel.init(
  {
    id: id(),
    tipo: text(),
    fecha: text(),
    documento: text(),
    unidad_id: bigint(),
    datos: text(),
    efectos: text(),
    hecho_at: text(),
    hecho_por: orNull(bigint),
  },
  { sequelize, tableName: 'organica_actos' },
)
