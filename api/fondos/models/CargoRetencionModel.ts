import { Model, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, key } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A withholding that a charge includes. */
export class CargoRetencionModel extends Model<
  InferAttributes<CargoRetencionModel>,
  InferCreationAttributes<CargoRetencionModel>
> {
  declare readonly cargo_id: number
  declare readonly retencion_id: number
  declare readonly importe_centavos: number
}

CargoRetencionModel.init(
  {
    cargo_id: key(bigint),
    retencion_id: key(bigint),
    importe_centavos: bigint(),
  },
  { sequelize, tableName: 'cargo_retenciones' },
)
