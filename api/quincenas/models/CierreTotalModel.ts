import { Model, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { FondoId, Parte } from '#domain/fondos/fondo.ts'
import type { Obligado } from '#domain/fondos/lineas.ts'
import type { OrigenLinea } from '#domain/fondos/pagos/explicacion-linea.ts'
import { bigint, integer, key, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A total of a close by origin, fund and debtor. */
export class CierreTotalModel extends Model<
  InferAttributes<CierreTotalModel>,
  InferCreationAttributes<CierreTotalModel>
> {
  declare readonly cierre_id: number
  declare readonly origen: OrigenLinea
  declare readonly clave: string
  declare readonly fondo: FondoId
  declare readonly parte: Parte
  declare readonly obligado: Obligado
  declare readonly personas: number
  declare readonly base_centavos: number
  declare readonly importe_centavos: number
}

CierreTotalModel.init(
  {
    cierre_id: key(bigint),
    origen: key(text),
    clave: key(text),
    fondo: text(),
    parte: text(),
    obligado: key(text),
    personas: integer(),
    base_centavos: bigint(),
    importe_centavos: bigint(),
  },
  { sequelize, tableName: 'cierre_totales' },
)
