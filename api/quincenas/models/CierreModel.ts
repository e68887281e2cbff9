import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { EstadoCierre } from '#domain/quincenas/tabla-cierre.ts'
import { bigint, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** The close of a quincena by one entity. */
export class CierreModel extends Model<InferAttributes<CierreModel>, InferCreationAttributes<CierreModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly entidad_id: number
  declare readonly quincena: number
  declare readonly estado: EstadoCierre
  declare readonly vuelta: CreationOptional<number>
  declare readonly huella: CreationOptional<string>
  declare readonly parametro_id: CreationOptional<number | null>
  declare readonly personas: CreationOptional<number>
  declare readonly sello: CreationOptional<string>
  declare readonly trabajo_id: CreationOptional<number | null>
  declare readonly creado_at: string
  declare readonly cerrado_at: CreationOptional<string | null>
  declare readonly cerrado_por: CreationOptional<number | null>
  declare readonly version: CreationOptional<number>
  declare readonly resumen: CreationOptional<string>
  declare readonly pulso: CreationOptional<string>
  declare readonly intento: CreationOptional<number>
  declare readonly sello_formato: CreationOptional<number>
  declare readonly sellado: CreationOptional<string>
}

CierreModel.init(
  {
    id: id(),
    entidad_id: bigint(),
    quincena: integer(),
    estado: text(),
    vuelta: integer(),
    huella: text(),
    parametro_id: orNull(bigint),
    personas: integer(),
    sello: text(),
    trabajo_id: orNull(bigint),
    creado_at: text(),
    cerrado_at: orNull(text),
    cerrado_por: orNull(bigint),
    version: integer(),
    resumen: text(),
    pulso: text(),
    intento: integer(),
    sello_formato: integer(),
    sellado: text(),
  },
  { sequelize, tableName: 'cierres' },
)
