import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, id, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A postal code of a municipio. */
export class CodigoPostalModel extends Model<
  InferAttributes<CodigoPostalModel>,
  InferCreationAttributes<CodigoPostalModel>
> {
  declare readonly id: CreationOptional<number>
  declare readonly municipio_id: number
  declare readonly codigo: string
}

CodigoPostalModel.init(
  {
    id: id(),
    municipio_id: bigint(),
    codigo: text(),
  },
  { sequelize, tableName: 'codigos_postales' },
)
