import { Model, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, integer, key, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** The application of a raise in one entity, by the close of its quincena. */
export class AumentoEntidadModel extends Model<
  InferAttributes<AumentoEntidadModel>,
  InferCreationAttributes<AumentoEntidadModel>
> {
  declare readonly aumento_id: number
  declare readonly entidad_id: number
  declare readonly quincena: number
  declare readonly personas: number
  declare readonly aplicado_at: string
}

AumentoEntidadModel.init(
  {
    aumento_id: key(bigint),
    entidad_id: key(bigint),
    quincena: integer(),
    personas: integer(),
    aplicado_at: text(),
  },
  { sequelize, tableName: 'aumento_entidades' },
)
