import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, id, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** The value of a constant of the formulas from a day on. */
export class ConstanteModel extends Model<InferAttributes<ConstanteModel>, InferCreationAttributes<ConstanteModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly nombre: string
  declare readonly nombre_plegado: string
  declare readonly valor: string
  declare readonly desde: string
  declare readonly autor_id: CreationOptional<number | null>
  declare readonly autor: string
  declare readonly registrada_at: string
}

ConstanteModel.init(
  {
    id: id(),
    nombre: text(),
    nombre_plegado: text(),
    valor: text(),
    desde: text(),
    autor_id: orNull(bigint),
    autor: text(),
    registrada_at: text(),
  },
  { sequelize, tableName: 'constantes' },
)
