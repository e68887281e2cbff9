import { Model, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { integer, key, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** The number of people who have a word in their name; triggers maintain it. */
export class PalabraNombreModel extends Model<
  InferAttributes<PalabraNombreModel>,
  InferCreationAttributes<PalabraNombreModel>
> {
  declare readonly palabra: string
  declare readonly personas: number
}

PalabraNombreModel.init(
  {
    palabra: key(text),
    personas: integer(),
  },
  { sequelize, tableName: 'palabras_nombre' },
)
