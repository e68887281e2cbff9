import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { Veredicto } from '#domain/cargas/estado-carga.ts'
import { bigint, integer, key, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A row of a load as it was read and judged. */
export class CargaRenglonModel extends Model<
  InferAttributes<CargaRenglonModel>,
  InferCreationAttributes<CargaRenglonModel>
> {
  declare readonly carga_id: number
  declare readonly linea: number
  declare readonly byte: number
  declare readonly bytes: number
  declare readonly datos: string
  declare readonly afiliado_id: CreationOptional<number | null>
  declare readonly llave: CreationOptional<string | null>
  declare readonly veredicto: Veredicto
  declare readonly faltas: CreationOptional<string>
}

CargaRenglonModel.init(
  {
    carga_id: key(bigint),
    linea: key(integer),
    byte: bigint(),
    bytes: integer(),
    datos: text(),
    afiliado_id: orNull(bigint),
    llave: orNull(text),
    veredicto: text(),
    faltas: text(),
  },
  { sequelize, tableName: 'carga_renglones' },
)
