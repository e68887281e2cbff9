import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** What a person chose to do with the yield of a year. */
export class CairEleccionModel extends Model<
  InferAttributes<CairEleccionModel>,
  InferCreationAttributes<CairEleccionModel>
> {
  declare readonly id: CreationOptional<number>
  declare readonly afiliado_id: number
  declare readonly anio: number
  declare readonly opcion: string
  declare readonly enviado_por: CreationOptional<number | null>
  declare readonly enviado_at: string
  declare readonly version: CreationOptional<number>
}

CairEleccionModel.init(
  {
    id: id(),
    afiliado_id: bigint(),
    anio: integer(),
    opcion: text(),
    enviado_por: orNull(bigint),
    enviado_at: text(),
    version: integer(),
  },
  { sequelize, tableName: 'cair_elecciones' },
)
