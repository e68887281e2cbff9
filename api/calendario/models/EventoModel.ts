import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { id, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { TipoEvento } from '#domain/calendario/evento.ts'

/** A day of the capture calendar with its event. */
export class EventoModel extends Model<InferAttributes<EventoModel>, InferCreationAttributes<EventoModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly fecha: PlainDate
  declare readonly tipo: TipoEvento
  declare readonly origen: string
  declare readonly motivo: CreationOptional<string>
}

EventoModel.init(
  {
    id: id(),
    fecha: text(),
    tipo: text(),
    origen: text(),
    motivo: text(),
  },
  { sequelize, tableName: 'eventos' },
)
