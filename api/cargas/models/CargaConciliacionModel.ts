import { Model, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, key, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A key of a fund for which a payroll deducted more or less from a person than was due. */
export class CargaConciliacionModel extends Model<
  InferAttributes<CargaConciliacionModel>,
  InferCreationAttributes<CargaConciliacionModel>
> {
  declare readonly carga_id: number
  declare readonly afiliado_id: number
  declare readonly clave: string
  declare readonly descontado_centavos: number
  declare readonly debido_centavos: number
}

CargaConciliacionModel.init(
  {
    carga_id: key(bigint),
    afiliado_id: key(bigint),
    clave: key(text),
    descontado_centavos: bigint(),
    debido_centavos: bigint(),
  },
  { sequelize, tableName: 'carga_conciliacion' },
)
