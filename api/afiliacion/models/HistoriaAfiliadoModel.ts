import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { PlainDate } from '#domain/plain-date.ts'
import { bigint, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** What a movement or a file changed of a person: the day from which it counts, and the instant when it was recorded. */
export class HistoriaAfiliadoModel extends Model<
  InferAttributes<HistoriaAfiliadoModel>,
  InferCreationAttributes<HistoriaAfiliadoModel>
> {
  declare readonly id: CreationOptional<number>
  declare readonly afiliado_id: number
  declare readonly movimiento_id: CreationOptional<number | null>
  declare readonly desde: PlainDate
  declare readonly registrado_at: string
  declare readonly situacion: CreationOptional<string | null>
  declare readonly nivel1_id: CreationOptional<number | null>
  declare readonly nivel2_id: CreationOptional<number | null>
  declare readonly campos: string
  /** Load that brought it, and the line of its file. */
  declare readonly carga_id: CreationOptional<number | null>
  declare readonly carga_linea: CreationOptional<number | null>
}

HistoriaAfiliadoModel.init(
  {
    id: id(),
    afiliado_id: bigint(),
    movimiento_id: orNull(bigint),
    desde: text(),
    registrado_at: text(),
    situacion: orNull(text),
    nivel1_id: orNull(bigint),
    nivel2_id: orNull(bigint),
    campos: text(),
    carga_id: orNull(bigint),
    carga_linea: orNull(integer),
  },
  { sequelize, tableName: 'historia_afiliado' },
)
