import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { ValidadoPor } from '#domain/afiliacion/borrador.ts'
import type { ClavePapel } from '#domain/afiliacion/tipos/papel.ts'
import { bigint, flag, id, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A document in the file of a person; the newest of its kind is in force. */
export class ExpedienteModel extends Model<InferAttributes<ExpedienteModel>, InferCreationAttributes<ExpedienteModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly afiliado_id: number
  declare readonly tipo: ClavePapel
  declare readonly archivo_id: string
  declare readonly por: ValidadoPor
  declare readonly agregado_por: CreationOptional<number | null>
  declare readonly agregado_at: string
  declare readonly vigente: CreationOptional<boolean>
  declare readonly movimiento_id: CreationOptional<number | null>
}

ExpedienteModel.init(
  {
    id: id(),
    afiliado_id: bigint(),
    tipo: text(),
    archivo_id: text(),
    por: text(),
    agregado_por: orNull(bigint),
    agregado_at: text(),
    vigente: flag(),
    movimiento_id: orNull(bigint),
  },
  { sequelize, tableName: 'expediente' },
)
