import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A close that the Titular allowed before its day, for one entity and one quincena. */
export class CierreAnticipadoModel extends Model<
  InferAttributes<CierreAnticipadoModel>,
  InferCreationAttributes<CierreAnticipadoModel>
> {
  declare readonly id: CreationOptional<number>
  declare readonly entidad_id: number
  declare readonly quincena: number
  declare readonly motivo: string
  declare readonly pedido_por: CreationOptional<number | null>
  declare readonly creado_at: string
}

CierreAnticipadoModel.init(
  {
    id: id(),
    entidad_id: bigint(),
    quincena: integer(),
    motivo: text(),
    pedido_por: orNull(bigint),
    creado_at: text(),
  },
  { sequelize, tableName: 'cierres_anticipados' },
)
