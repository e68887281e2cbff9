import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, id, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** An event in the history of a case. */
export class CasoEventoModel extends Model<InferAttributes<CasoEventoModel>, InferCreationAttributes<CasoEventoModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly caso_id: number
  declare readonly clase: string
  declare readonly texto: string
  declare readonly nota: CreationOptional<string>
  declare readonly usuario_id: CreationOptional<number | null>
  declare readonly ocurrio_at: string
}

CasoEventoModel.init(
  {
    id: id(),
    caso_id: bigint(),
    clase: text(),
    texto: text(),
    nota: text(),
    usuario_id: orNull(bigint),
    ocurrio_at: text(),
  },
  { sequelize, tableName: 'caso_eventos' },
)
