import { Model, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { PlainDate } from '#domain/plain-date.ts'
import { bigint, key, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A part of a charge with a limit of its own; a charge with one limit has none. */
export class CargoParteModel extends Model<InferAttributes<CargoParteModel>, InferCreationAttributes<CargoParteModel>> {
  declare readonly cargo_id: number
  declare readonly limite: PlainDate
  declare readonly capital_centavos: number
}

CargoParteModel.init(
  { cargo_id: key(bigint), limite: key(text), capital_centavos: bigint() },
  { sequelize, tableName: 'cargo_partes' },
)
