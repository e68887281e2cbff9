import { Model, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { key, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A setting of the installation, by its key. */
export class AjusteModel extends Model<InferAttributes<AjusteModel>, InferCreationAttributes<AjusteModel>> {
  declare readonly clave: string
  declare readonly valor: string
}

AjusteModel.init(
  {
    clave: key(text),
    valor: text(),
  },
  { sequelize, tableName: 'ajustes' },
)
