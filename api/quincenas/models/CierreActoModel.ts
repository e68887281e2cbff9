import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { ActoCierre } from '#domain/quincenas/tabla-cierre.ts'
import { bigint, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A request, a signature or a return in the chain of a close. */
export class CierreActoModel extends Model<InferAttributes<CierreActoModel>, InferCreationAttributes<CierreActoModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly cierre_id: number
  declare readonly vuelta: number
  declare readonly acto: ActoCierre
  declare readonly hecho_at: string
  declare readonly usuario_id: number
  declare readonly a_nombre_de: CreationOptional<number | null>
  declare readonly huella: string
  declare readonly nota: CreationOptional<string>
  declare readonly acceso_dado_at: CreationOptional<string | null>
  declare readonly acceso_dado_por: CreationOptional<number | null>
}

CierreActoModel.init(
  {
    id: id(),
    cierre_id: bigint(),
    vuelta: integer(),
    acto: text(),
    hecho_at: text(),
    usuario_id: bigint(),
    a_nombre_de: orNull(bigint),
    huella: text(),
    nota: text(),
    acceso_dado_at: orNull(text),
    acceso_dado_por: orNull(bigint),
  },
  { sequelize, tableName: 'cierre_actos' },
)
