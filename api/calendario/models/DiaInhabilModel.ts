import { Model, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { flag, key, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'
import type { PlainDate } from '#domain/plain-date.ts'

/** An official day of rest. */
export class DiaInhabilModel extends Model<InferAttributes<DiaInhabilModel>, InferCreationAttributes<DiaInhabilModel>> {
  declare readonly fecha: PlainDate
  declare readonly nombre: string
  declare readonly activo: boolean
}

DiaInhabilModel.init(
  {
    fecha: key(text),
    nombre: text(),
    activo: flag(),
  },
  { sequelize, tableName: 'dias_inhabiles' },
)
