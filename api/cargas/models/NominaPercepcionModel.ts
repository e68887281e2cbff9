import { Model, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, key } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** Monthly amounts of a post that a payroll set, and those before it. */
export class NominaPercepcionModel extends Model<
  InferAttributes<NominaPercepcionModel>,
  InferCreationAttributes<NominaPercepcionModel>
> {
  declare readonly carga_id: number
  declare readonly liga_id: number
  declare readonly otros_antes: number
  declare readonly quinquenios_antes: number
  declare readonly porcentaje_antes: number
  declare readonly otros: number
  declare readonly quinquenios: number
  declare readonly porcentaje: number
}

NominaPercepcionModel.init(
  {
    carga_id: key(bigint),
    liga_id: key(bigint),
    otros_antes: bigint(),
    quinquenios_antes: bigint(),
    porcentaje_antes: bigint(),
    otros: bigint(),
    quinquenios: bigint(),
    porcentaje: bigint(),
  },
  { sequelize, tableName: 'nomina_percepciones' },
)
