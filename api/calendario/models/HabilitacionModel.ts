import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, id, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { TipoEvento } from '#domain/calendario/evento.ts'

/** A period outside of the calendar in which one unit, or all, can request movements. */
export class HabilitacionModel extends Model<
  InferAttributes<HabilitacionModel>,
  InferCreationAttributes<HabilitacionModel>
> {
  declare readonly id: CreationOptional<number>
  declare readonly tipo: TipoEvento
  declare readonly unidad_id: CreationOptional<number | null>
  declare readonly desde: PlainDate
  declare readonly hasta: PlainDate
  declare readonly motivo: string
  declare readonly creada_por: CreationOptional<number | null>
  declare readonly creada_at: string
  declare readonly revocada_at: CreationOptional<string | null>
  declare readonly solicita: CreationOptional<string>
  declare readonly revocada_por: CreationOptional<number | null>
  declare readonly revocada_motivo: CreationOptional<string>
}

HabilitacionModel.init(
  {
    id: id(),
    tipo: text(),
    unidad_id: orNull(bigint),
    desde: text(),
    hasta: text(),
    motivo: text(),
    creada_por: orNull(bigint),
    creada_at: text(),
    revocada_at: orNull(text),
    solicita: text(),
    revocada_por: orNull(bigint),
    revocada_motivo: text(),
  },
  { sequelize, tableName: 'habilitaciones' },
)
