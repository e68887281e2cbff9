import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { PlainDate } from '#domain/plain-date.ts'
import { bigint, flag, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A movement of a person: what was requested, from which day, and its status. */
export class MovimientoModel extends Model<InferAttributes<MovimientoModel>, InferCreationAttributes<MovimientoModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly folio: string
  declare readonly tipo_id: number
  declare readonly afiliado_id: number
  declare readonly afiliado_org_id: CreationOptional<number | null>
  declare readonly quincena: number
  declare readonly fecha: PlainDate
  declare readonly observaciones: CreationOptional<string>
  declare readonly activo: CreationOptional<boolean>
  declare readonly aplicar: CreationOptional<boolean>
  declare readonly aplicado: CreationOptional<boolean>
  declare readonly regresado: CreationOptional<boolean>
  declare readonly nota: CreationOptional<string>
  declare readonly solicitado_por: CreationOptional<number | null>
  declare readonly solicitado_at: string
  declare readonly movimiento_fecha: CreationOptional<string | null>
  declare readonly validado_por: CreationOptional<number | null>
  declare readonly revisado_at: CreationOptional<string | null>
  declare readonly revisado_por: CreationOptional<number | null>
  declare readonly aprobado_at: CreationOptional<string | null>
  declare readonly aprobado_por: CreationOptional<number | null>
  declare readonly aplicado_at: CreationOptional<string | null>
  declare readonly cancelado_at: CreationOptional<string | null>
  declare readonly cancelado_por: CreationOptional<number | null>
  declare readonly motivo_cancelacion: CreationOptional<string>
  declare readonly datos: CreationOptional<string>
  declare readonly version: CreationOptional<number>
  declare readonly aviso_privacidad: CreationOptional<number | null>
  declare readonly tramite: CreationOptional<string>
  declare readonly causa: CreationOptional<string>
  declare readonly fecha_autorizacion: CreationOptional<PlainDate | null>
  declare readonly fecha_fin: CreationOptional<PlainDate | null>
  declare readonly turno_desde: CreationOptional<string | null>
  declare readonly aumento_id: CreationOptional<number | null>
  /** The current place of the person; triggers maintain these three. */
  declare readonly lugar_nivel0: CreationOptional<number | null>
  declare readonly lugar_nivel1: CreationOptional<number | null>
  declare readonly lugar_nivel2: CreationOptional<number | null>
}

MovimientoModel.init(
  {
    id: id(),
    folio: text(),
    tipo_id: bigint(),
    afiliado_id: bigint(),
    afiliado_org_id: orNull(bigint),
    quincena: integer(),
    fecha: text(),
    observaciones: text(),
    activo: flag(),
    aplicar: flag(),
    aplicado: flag(),
    regresado: flag(),
    nota: text(),
    solicitado_por: orNull(bigint),
    solicitado_at: text(),
    movimiento_fecha: orNull(text),
    validado_por: orNull(bigint),
    revisado_at: orNull(text),
    revisado_por: orNull(bigint),
    aprobado_at: orNull(text),
    aprobado_por: orNull(bigint),
    aplicado_at: orNull(text),
    cancelado_at: orNull(text),
    cancelado_por: orNull(bigint),
    motivo_cancelacion: text(),
    datos: text(),
    version: integer(),
    aviso_privacidad: orNull(integer),
    tramite: text(),
    causa: text(),
    fecha_autorizacion: orNull(text),
    fecha_fin: orNull(text),
    turno_desde: orNull(text),
    aumento_id: orNull(bigint),
    lugar_nivel0: orNull(bigint),
    lugar_nivel1: orNull(bigint),
    lugar_nivel2: orNull(bigint),
  },
  { sequelize, tableName: 'movimientos' },
)
