import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { EstadoTramite } from '#domain/fondos/dos-aprobaciones.ts'
import type { ClaseExtemporanea } from '#domain/fondos/extemporaneas/extemporanea.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { bigint, id, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A late contribution. Who approved it is in `propuestas`, with this id as `registro`. */
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
  /** The approved one that it replaces. */
  declare readonly reemplaza_id: CreationOptional<number | null>
  /** Reduction of the replaced contribution, in centavos. */
  declare readonly reduce_centavos: CreationOptional<number>
  declare readonly observaciones: CreationOptional<string>
  declare readonly archivo_id: string
  declare readonly estado: EstadoTramite
  declare readonly solicitado_por: CreationOptional<number | null>
  declare readonly solicitado_at: string
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
    reemplaza_id: orNull(bigint),
    reduce_centavos: bigint(),
    observaciones: text(),
    archivo_id: text(),
    estado: text(),
    solicitado_por: orNull(bigint),
    solicitado_at: text(),
  },
  { sequelize, tableName: 'extemporaneas' },
)
