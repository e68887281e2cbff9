import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { MotivoRetencion } from '#domain/fondos/prestamos/retencion.ts'
import { bigint, integer, key, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** An answer that a file gives to a withholding order, and the answer that the order had before. */
export class CargaRetencionModel extends Model<
  InferAttributes<CargaRetencionModel>,
  InferCreationAttributes<CargaRetencionModel>
> {
  declare readonly carga_id: number
  declare readonly retencion_id: number
  declare readonly linea: number
  declare readonly afiliado_id: number
  /** Version of the order when the row was judged: an order that changed since is not answered. */
  declare readonly version: number
  /** Withheld in all, with what exceeds the order. */
  declare readonly dicho_centavos: number
  declare readonly motivo: CreationOptional<MotivoRetencion | null>
  declare readonly nota: string
  /** Why the order was not answered; "" if it was or still waits. */
  declare readonly falla: CreationOptional<string>
  declare readonly respondida_at: CreationOptional<string | null>
  /** Version of the order after its answer. */
  declare readonly version_dada: CreationOptional<number | null>
  declare readonly antes_retenido_centavos: CreationOptional<number | null>
  declare readonly antes_favor_centavos: CreationOptional<number>
  declare readonly antes_motivo: CreationOptional<MotivoRetencion | null>
  declare readonly antes_nota: CreationOptional<string>
  declare readonly antes_respondida_at: CreationOptional<string | null>
  declare readonly antes_respondida_por: CreationOptional<number | null>
}

CargaRetencionModel.init(
  {
    carga_id: key(bigint),
    retencion_id: key(bigint),
    linea: integer(),
    afiliado_id: bigint(),
    version: integer(),
    dicho_centavos: bigint(),
    motivo: orNull(text),
    nota: text(),
    falla: text(),
    respondida_at: orNull(text),
    version_dada: orNull(integer),
    antes_retenido_centavos: orNull(bigint),
    antes_favor_centavos: bigint(),
    antes_motivo: orNull(text),
    antes_nota: text(),
    antes_respondida_at: orNull(text),
    antes_respondida_por: orNull(bigint),
  },
  { sequelize, tableName: 'carga_retenciones' },
)
