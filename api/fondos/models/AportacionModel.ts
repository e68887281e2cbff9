import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { FondoId, Parte } from '#domain/fondos/fondo.ts'
import type { Obligado } from '#domain/fondos/lineas.ts'
import type { OrigenLinea } from '#domain/fondos/pagos/explicacion-linea.ts'
import { bigint, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A line of a close: an amount that an entity or a person owes to a fund. */
export class AportacionModel extends Model<InferAttributes<AportacionModel>, InferCreationAttributes<AportacionModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly cierre_id: number
  declare readonly afiliado_id: number
  declare readonly corrige: number
  declare readonly origen: OrigenLinea
  declare readonly fondo: FondoId
  declare readonly clave: string
  declare readonly parte: Parte
  declare readonly obligado: Obligado
  declare readonly base_centavos: number
  declare readonly tasa: number
  declare readonly importe_centavos: number
  declare readonly de_entidad_id: CreationOptional<number | null>
}

AportacionModel.init(
  {
    id: id(),
    cierre_id: bigint(),
    afiliado_id: bigint(),
    corrige: integer(),
    origen: text(),
    fondo: text(),
    clave: text(),
    parte: text(),
    obligado: text(),
    base_centavos: bigint(),
    tasa: integer(),
    importe_centavos: bigint(),
    de_entidad_id: orNull(bigint),
  },
  { sequelize, tableName: 'aportaciones' },
)
