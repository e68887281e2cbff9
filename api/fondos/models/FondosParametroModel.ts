import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { PlainDate } from '#domain/plain-date.ts'
import type { Redondeo } from '#domain/fondos/redondeo.ts'
import { bigint, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A version of the parameters of the funds, in force from a quincena on. */
export class FondosParametroModel extends Model<
  InferAttributes<FondosParametroModel>,
  InferCreationAttributes<FondosParametroModel>
> {
  declare readonly id: CreationOptional<number>
  declare readonly clave: number
  declare readonly version: number
  declare readonly desde: number
  declare readonly fecha_registro: string
  declare readonly status: CreationOptional<string>
  declare readonly qna_aplicar_aguinaldo: CreationOptional<string>
  declare readonly redondeo: Redondeo
  declare readonly valores: string
  declare readonly creado_por: CreationOptional<number | null>
  /** Ordinal of the first quincena that its decree reaches; null without an earlier effect. */
  declare readonly efecto_desde: CreationOptional<number | null>
  declare readonly decreto_numero: CreationOptional<string>
  declare readonly decreto_fecha: CreationOptional<PlainDate | null>
  /** JSON: the keys of the rates that the decree changes. */
  declare readonly decreto_claves: CreationOptional<string>
  /** The law that its rates rest on; "" for records registered without one. */
  declare readonly fundamento: CreationOptional<string>
  /** Why it was registered. */
  declare readonly motivo: CreationOptional<string>
}

FondosParametroModel.init(
  {
    id: id(),
    clave: integer(),
    version: integer(),
    desde: integer(),
    fecha_registro: text(),
    status: text(),
    qna_aplicar_aguinaldo: text(),
    redondeo: text(),
    valores: text(),
    creado_por: orNull(bigint),
    efecto_desde: orNull(integer),
    decreto_numero: text(),
    decreto_fecha: orNull(text),
    decreto_claves: text(),
    fundamento: text(),
    motivo: text(),
  },
  { sequelize, tableName: 'fondos_parametros' },
)
