import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, id, integer, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** The attention times of a quincena as they were sent. */
export class AtencionEnvioModel extends Model<
  InferAttributes<AtencionEnvioModel>,
  InferCreationAttributes<AtencionEnvioModel>
> {
  declare readonly id: CreationOptional<number>
  declare readonly quincena: number
  declare readonly numero: number
  declare readonly enviado_at: string
  declare readonly enviado_por: number
  declare readonly huella: string
  declare readonly datos: string
}

AtencionEnvioModel.init(
  {
    id: id(),
    quincena: integer(),
    numero: integer(),
    enviado_at: text(),
    enviado_por: bigint(),
    huella: text(),
    datos: text(),
  },
  { sequelize, tableName: 'atencion_envios' },
)
