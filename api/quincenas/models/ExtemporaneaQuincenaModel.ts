import { Model, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { PlainDate } from '#domain/plain-date.ts'
import { bigint, integer, key, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A quincena of a late contribution: its amount and its due date. */
export class ExtemporaneaQuincenaModel extends Model<
  InferAttributes<ExtemporaneaQuincenaModel>,
  InferCreationAttributes<ExtemporaneaQuincenaModel>
> {
  declare readonly extemporanea_id: number
  declare readonly quincena: number
  declare readonly capital_centavos: number
  declare readonly limite: PlainDate
}

ExtemporaneaQuincenaModel.init(
  {
    extemporanea_id: key(bigint),
    quincena: key(integer),
    capital_centavos: bigint(),
    limite: text(),
  },
  { sequelize, tableName: 'extemporanea_quincenas' },
)
