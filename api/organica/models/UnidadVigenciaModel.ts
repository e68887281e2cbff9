import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { PlainDate } from '#domain/plain-date.ts'
import { bigint, id, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** The name, key and parent of a unit between two days. */
export class UnidadVigenciaModel extends Model<
  InferAttributes<UnidadVigenciaModel>,
  InferCreationAttributes<UnidadVigenciaModel>
> {
  declare readonly id: CreationOptional<number>
  declare readonly unidad_id: number
  declare readonly desde: PlainDate
  declare readonly hasta: CreationOptional<PlainDate | null>
  declare readonly nombre: string
  declare readonly clave: string
  declare readonly parent_id: CreationOptional<number | null>
  declare readonly acto_id: CreationOptional<number | null>
  declare readonly registrado_at: string
}

UnidadVigenciaModel.init(
  {
    id: id(),
    unidad_id: bigint(),
    desde: text(),
    hasta: orNull(text),
    nombre: text(),
    clave: text(),
    parent_id: orNull(bigint),
    acto_id: orNull(bigint),
    registrado_at: text(),
  },
  { sequelize, tableName: 'unidad_vigencias' },
)
