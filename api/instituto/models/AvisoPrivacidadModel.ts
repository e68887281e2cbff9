import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { PlainDate } from '#domain/plain-date.ts'
import { bigint, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A version of the privacy notice. */
export class AvisoPrivacidadModel extends Model<
  InferAttributes<AvisoPrivacidadModel>,
  InferCreationAttributes<AvisoPrivacidadModel>
> {
  declare readonly id: CreationOptional<number>
  declare readonly version: number
  declare readonly texto: string
  declare readonly vigente_desde: PlainDate
  declare readonly publicado_at: string
  declare readonly publicado_por: CreationOptional<number | null>
}

AvisoPrivacidadModel.init(
  {
    id: id(),
    version: integer(),
    texto: text(),
    vigente_desde: text(),
    publicado_at: text(),
    publicado_por: orNull(bigint),
  },
  { sequelize, tableName: 'avisos_privacidad' },
)
