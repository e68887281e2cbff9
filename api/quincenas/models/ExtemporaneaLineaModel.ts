import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { FondoId, Parte } from '#domain/fondos/fondo.ts'
import type { Obligado } from '#domain/fondos/lineas.ts'
import { bigint, id, integer, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** What a late contribution owes to one fund for one quincena. */
export class ExtemporaneaLineaModel extends Model<
  InferAttributes<ExtemporaneaLineaModel>,
  InferCreationAttributes<ExtemporaneaLineaModel>
> {
  declare readonly id: CreationOptional<number>
  declare readonly extemporanea_id: number
  declare readonly corrige: number
  declare readonly fondo: FondoId
  declare readonly clave: string
  declare readonly parte: Parte
  declare readonly obligado: Obligado
  declare readonly base_centavos: number
  declare readonly tasa: number
  declare readonly importe_centavos: number
}

ExtemporaneaLineaModel.init(
  {
    id: id(),
    extemporanea_id: bigint(),
    corrige: integer(),
    fondo: text(),
    clave: text(),
    parte: text(),
    obligado: text(),
    base_centavos: bigint(),
    tasa: integer(),
    importe_centavos: bigint(),
  },
  { sequelize, tableName: 'extemporanea_lineas' },
)
