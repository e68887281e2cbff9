import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { Obligado } from '#domain/fondos/lineas.ts'
import type { MotivoLimite } from '#domain/fondos/pagos/limites-cierre.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { bigint, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** What an entity, or a person on leave, owes for a quincena. */
export class CargoModel extends Model<InferAttributes<CargoModel>, InferCreationAttributes<CargoModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly cierre_id: number
  declare readonly entidad_id: number
  declare readonly quincena: number
  declare readonly obligado: Obligado
  declare readonly afiliado_id: CreationOptional<number | null>
  declare readonly principal_centavos: number
  declare readonly credito_centavos: CreationOptional<number>
  declare readonly limite: CreationOptional<PlainDate | null>
  declare readonly creado_at: string
  declare readonly anulado_at: CreationOptional<string | null>
  declare readonly extemporanea_id: CreationOptional<number | null>
  declare readonly cobro_id: CreationOptional<number | null>
  declare readonly motivo_limite: CreationOptional<MotivoLimite>
}

CargoModel.init(
  {
    id: id(),
    cierre_id: bigint(),
    entidad_id: bigint(),
    quincena: integer(),
    obligado: text(),
    afiliado_id: orNull(bigint),
    principal_centavos: bigint(),
    credito_centavos: bigint(),
    limite: orNull(text),
    creado_at: text(),
    anulado_at: orNull(text),
    extemporanea_id: orNull(bigint),
    cobro_id: orNull(bigint),
    motivo_limite: text(),
  },
  { sequelize, tableName: 'cargos' },
)
