import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { EstadoTramite } from '#domain/fondos/dos-aprobaciones.ts'
import type { ClaseExtemporanea } from '#domain/fondos/extemporaneas/extemporanea.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { bigint, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A late contribution, with its two approvals. */
export class ExtemporaneaModel extends Model<
  InferAttributes<ExtemporaneaModel>,
  InferCreationAttributes<ExtemporaneaModel>
> {
  declare readonly id: CreationOptional<number>
  declare readonly folio: string
  declare readonly clase: ClaseExtemporanea
  declare readonly afiliado_id: number
  declare readonly entidad_id: number
  declare readonly desde: PlainDate
  declare readonly hasta: PlainDate
  declare readonly sueldo_centavos: number
  declare readonly principal_centavos: number
  declare readonly observaciones: CreationOptional<string>
  declare readonly archivo_id: string
  declare readonly estado: EstadoTramite
  declare readonly solicitado_por: CreationOptional<number | null>
  declare readonly solicitado_at: string
  declare readonly primera_por: CreationOptional<number | null>
  declare readonly primera_at: CreationOptional<string | null>
  declare readonly resuelto_por: CreationOptional<number | null>
  declare readonly resuelto_at: CreationOptional<string | null>
  declare readonly nota: CreationOptional<string>
  declare readonly version: CreationOptional<number>
}

ExtemporaneaModel.init(
  {
    id: id(),
    folio: text(),
    clase: text(),
    afiliado_id: bigint(),
    entidad_id: bigint(),
    desde: text(),
    hasta: text(),
    sueldo_centavos: bigint(),
    principal_centavos: bigint(),
    observaciones: text(),
    archivo_id: text(),
    estado: text(),
    solicitado_por: orNull(bigint),
    solicitado_at: text(),
    primera_por: orNull(bigint),
    primera_at: orNull(text),
    resuelto_por: orNull(bigint),
    resuelto_at: orNull(text),
    nota: text(),
    version: integer(),
  },
  { sequelize, tableName: 'extemporaneas' },
)
