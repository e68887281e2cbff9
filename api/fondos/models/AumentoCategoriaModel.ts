import { Model, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, key } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** The salary of a category before and after a raise. */
export class AumentoCategoriaModel extends Model<
  InferAttributes<AumentoCategoriaModel>,
  InferCreationAttributes<AumentoCategoriaModel>
> {
  declare readonly aumento_id: number
  declare readonly categoria_id: number
  declare readonly antes_centavos: number
  declare readonly despues_centavos: number
}

AumentoCategoriaModel.init(
  {
    aumento_id: key(bigint),
    categoria_id: key(bigint),
    antes_centavos: bigint(),
    despues_centavos: bigint(),
  },
  { sequelize, tableName: 'aumento_categorias' },
)
