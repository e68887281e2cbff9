import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { TipoTramiteCair } from '#domain/fondos/cair/panel-cair.ts'
import type { MotivoRetiro } from '#domain/fondos/cair/retiro.ts'
import type { EstadoTramite } from '#domain/fondos/dos-aprobaciones.ts'
import { bigint, id, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A withdrawal or a voluntary contribution to CAIR. Who approved it is in `propuestas`, with this id as `registro`. */
export class CairTramiteModel extends Model<
  InferAttributes<CairTramiteModel>,
  InferCreationAttributes<CairTramiteModel>
> {
  declare readonly id: CreationOptional<number>
  declare readonly folio: string
  declare readonly tipo: TipoTramiteCair
  declare readonly motivo: CreationOptional<MotivoRetiro | null>
  declare readonly afiliado_id: number
  declare readonly importe_centavos: number
  declare readonly fecha: string
  declare readonly beneficiarios: CreationOptional<string>
  declare readonly observaciones: CreationOptional<string>
  declare readonly archivo_id: string
  declare readonly estado: EstadoTramite
  declare readonly solicitado_por: CreationOptional<number | null>
  declare readonly solicitado_at: string
  declare readonly consentimiento_id: CreationOptional<string | null>
}

CairTramiteModel.init(
  {
    id: id(),
    folio: text(),
    tipo: text(),
    motivo: orNull(text),
    afiliado_id: bigint(),
    importe_centavos: bigint(),
    fecha: text(),
    beneficiarios: text(),
    observaciones: text(),
    archivo_id: text(),
    estado: text(),
    solicitado_por: orNull(bigint),
    solicitado_at: text(),
    consentimiento_id: orNull(text),
  },
  { sequelize, tableName: 'cair_tramites' },
)
