import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { EstadoAumento } from '#domain/fondos/aumentos/aumento.ts'
import { bigint, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A collective raise of salaries, proposed by one user and approved by another. */
export class AumentoModel extends Model<InferAttributes<AumentoModel>, InferCreationAttributes<AumentoModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly motivo: string
  declare readonly porcentaje: CreationOptional<number | null>
  declare readonly desde: number
  declare readonly estado: CreationOptional<EstadoAumento>
  declare readonly propuesto_por: CreationOptional<number | null>
  declare readonly propuesto_at: string
  declare readonly resuelto_por: CreationOptional<number | null>
  declare readonly resuelto_at: CreationOptional<string | null>
  declare readonly version: CreationOptional<number>
}

AumentoModel.init(
  {
    id: id(),
    motivo: text(),
    porcentaje: orNull(integer),
    desde: integer(),
    estado: text(),
    propuesto_por: orNull(bigint),
    propuesto_at: text(),
    resuelto_por: orNull(bigint),
    resuelto_at: orNull(text),
    version: integer(),
  },
  { sequelize, tableName: 'aumentos' },
)
