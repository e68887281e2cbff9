import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A person in a close, with the data from which the amounts were computed. */
export class CierrePersonaModel extends Model<
  InferAttributes<CierrePersonaModel>,
  InferCreationAttributes<CierrePersonaModel>
> {
  declare readonly id: CreationOptional<number>
  declare readonly cierre_id: number
  declare readonly afiliado_id: number
  declare readonly interno: number
  declare readonly nombre: string
  declare readonly nombre_orden: string
  declare readonly nivel2_id: CreationOptional<number | null>
  declare readonly nivel3_id: CreationOptional<number | null>
  declare readonly categoria: string
  declare readonly dias: number
  declare readonly sueldo_centavos: number
  declare readonly hechos: string
  declare readonly huella: CreationOptional<string>
}

CierrePersonaModel.init(
  {
    id: id(),
    cierre_id: bigint(),
    afiliado_id: bigint(),
    interno: integer(),
    nombre: text(),
    nombre_orden: text(),
    nivel2_id: orNull(bigint),
    nivel3_id: orNull(bigint),
    categoria: text(),
    dias: integer(),
    sueldo_centavos: bigint(),
    hechos: text(),
    huella: text(),
  },
  { sequelize, tableName: 'cierre_personas' },
)
