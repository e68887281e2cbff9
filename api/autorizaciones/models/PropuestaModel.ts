import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { Acto } from '#domain/acceso/acto.ts'
import type { AccionId } from '#domain/autorizaciones/dos-manos.ts'
import type { EstadoPropuesta } from '#domain/autorizaciones/propuesta.ts'
import { bigint, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** An act that one user proposed and one to three others authorise, with what it would change. */
export class PropuestaModel extends Model<InferAttributes<PropuestaModel>, InferCreationAttributes<PropuestaModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly accion: AccionId
  declare readonly datos: string
  declare readonly huella: string
  declare readonly sujeto: string
  declare readonly cambios: string
  declare readonly importe_centavos: CreationOptional<number | null>
  declare readonly enlace: string
  /** An extra act that the last person must have; "" for none. */
  declare readonly exige: CreationOptional<Acto | ''>
  declare readonly registro: CreationOptional<string>
  declare readonly estado: CreationOptional<EstadoPropuesta>
  declare readonly propuesta_por: CreationOptional<number | null>
  declare readonly propuesta_at: string
  declare readonly primera_por: CreationOptional<number | null>
  declare readonly primera_at: CreationOptional<string | null>
  declare readonly segunda_por: CreationOptional<number | null>
  declare readonly segunda_at: CreationOptional<string | null>
  declare readonly decidida_por: CreationOptional<number | null>
  declare readonly decidida_at: CreationOptional<string | null>
  declare readonly nota: CreationOptional<string>
  declare readonly archivo_id: CreationOptional<string | null>
  declare readonly version: CreationOptional<number>
}

PropuestaModel.init(
  {
    id: id(),
    accion: text(),
    datos: text(),
    huella: text(),
    sujeto: text(),
    cambios: text(),
    importe_centavos: orNull(bigint),
    enlace: text(),
    exige: text(),
    registro: text(),
    estado: text(),
    propuesta_por: orNull(bigint),
    propuesta_at: text(),
    decidida_por: orNull(bigint),
    decidida_at: orNull(text),
    nota: text(),
    archivo_id: orNull(text),
    version: integer(),
    primera_por: orNull(bigint),
    primera_at: orNull(text),
    segunda_por: orNull(bigint),
    segunda_at: orNull(text),
  },
  { sequelize, tableName: 'propuestas' },
)
