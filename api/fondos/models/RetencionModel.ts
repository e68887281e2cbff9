import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { Obligado } from '#domain/fondos/lineas.ts'
import type { CausaRetencion, DecisionRetencion, MotivoRetencion } from '#domain/fondos/prestamos/retencion.ts'
import type { TipoPrestamo } from '#domain/fondos/prestamos/tipo-prestamo.ts'
import { bigint, flag, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** What an entity must withhold from a person for a loan in a quincena, and what it answered. */
export class RetencionModel extends Model<InferAttributes<RetencionModel>, InferCreationAttributes<RetencionModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly cierre_id: number
  declare readonly entidad_id: number
  declare readonly quincena: number
  declare readonly prestamo_id: number
  declare readonly afiliado_id: number
  declare readonly tipo: TipoPrestamo
  declare readonly obligado: Obligado
  declare readonly ordenado_centavos: number
  declare readonly retenido_centavos: CreationOptional<number | null>
  declare readonly motivo: CreationOptional<MotivoRetencion | null>
  declare readonly nota: CreationOptional<string>
  declare readonly respondida_at: CreationOptional<string | null>
  declare readonly respondida_por: CreationOptional<number | null>
  declare readonly decision: CreationOptional<DecisionRetencion | null>
  declare readonly decidida_at: CreationOptional<string | null>
  declare readonly decidida_por: CreationOptional<number | null>
  declare readonly version: CreationOptional<number>
  declare readonly tardia: CreationOptional<boolean>
  declare readonly causa: CreationOptional<CausaRetencion | null>
  declare readonly reordenado_centavos: CreationOptional<number>
}

RetencionModel.init(
  {
    id: id(),
    cierre_id: bigint(),
    entidad_id: bigint(),
    quincena: integer(),
    prestamo_id: bigint(),
    afiliado_id: bigint(),
    tipo: text(),
    obligado: text(),
    ordenado_centavos: bigint(),
    retenido_centavos: orNull(bigint),
    motivo: orNull(text),
    nota: text(),
    respondida_at: orNull(text),
    respondida_por: orNull(bigint),
    decision: orNull(text),
    decidida_at: orNull(text),
    decidida_por: orNull(bigint),
    version: integer(),
    tardia: flag(),
    causa: orNull(text),
    reordenado_centavos: bigint(),
  },
  { sequelize, tableName: 'retenciones' },
)
