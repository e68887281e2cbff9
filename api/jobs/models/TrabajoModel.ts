import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { EstadoTrabajo } from '#domain/acceso/trabajo.ts'
import { bigint, flag, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A background job. */
export class TrabajoModel extends Model<InferAttributes<TrabajoModel>, InferCreationAttributes<TrabajoModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly clase: string
  declare readonly titulo: string
  declare readonly datos: string
  declare readonly estado: EstadoTrabajo
  declare readonly turno: CreationOptional<string | null>
  declare readonly lugar: CreationOptional<number>
  declare readonly intentos: CreationOptional<number>
  declare readonly hecho: CreationOptional<number>
  declare readonly total: CreationOptional<number>
  declare readonly avance: CreationOptional<string>
  declare readonly resultado: CreationOptional<string>
  declare readonly cancelar: CreationOptional<boolean>
  declare readonly usuario_id: CreationOptional<number | null>
  declare readonly usuario: string
  declare readonly duenio: CreationOptional<string>
  declare readonly latido_at: CreationOptional<string | null>
  declare readonly creado_at: string
  declare readonly desde_at: string
  declare readonly empezado_at: CreationOptional<string | null>
  declare readonly terminado_at: CreationOptional<string | null>
}

TrabajoModel.init(
  {
    id: id(),
    clase: text(),
    titulo: text(),
    datos: text(),
    estado: text(),
    turno: orNull(text),
    lugar: integer(),
    intentos: integer(),
    hecho: integer(),
    total: integer(),
    avance: text(),
    resultado: text(),
    cancelar: flag(),
    usuario_id: orNull(bigint),
    usuario: text(),
    duenio: text(),
    latido_at: orNull(text),
    creado_at: text(),
    desde_at: text(),
    empezado_at: orNull(text),
    terminado_at: orNull(text),
  },
  { sequelize, tableName: 'trabajos' },
)
