import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { key, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** The result of reading a file. */
export class LecturaModel extends Model<InferAttributes<LecturaModel>, InferCreationAttributes<LecturaModel>> {
  declare readonly archivo_id: string
  declare readonly documento: string
  declare readonly lectura: string
  declare readonly datos: string
  declare readonly posturas: CreationOptional<string>
  declare readonly creada_at: string
}

LecturaModel.init(
  {
    archivo_id: key(text),
    documento: text(),
    lectura: text(),
    datos: text(),
    posturas: text(),
    creada_at: text(),
  },
  { sequelize, tableName: 'lecturas' },
)
