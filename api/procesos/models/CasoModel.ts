import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { PlainDate } from '#domain/plain-date.ts'
import type { AreaCaso } from '#domain/procesos/casos/area-caso.ts'
import type { EstadoCaso } from '#domain/procesos/casos/estado-caso.ts'
import { bigint, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A case. */
export class CasoModel extends Model<InferAttributes<CasoModel>, InferCreationAttributes<CasoModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly folio: string
  declare readonly proceso_id: CreationOptional<number | null>
  declare readonly proceso_nombre: string
  declare readonly area: AreaCaso
  declare readonly asunto: string
  declare readonly asunto_plegado: string
  declare readonly descripcion: CreationOptional<string>
  declare readonly notas: CreationOptional<string>
  declare readonly estado: EstadoCaso
  declare readonly afiliado_id: CreationOptional<number | null>
  declare readonly nivel0_id: CreationOptional<number | null>
  declare readonly nivel1_id: CreationOptional<number | null>
  declare readonly nivel2_id: CreationOptional<number | null>
  declare readonly responsable_id: CreationOptional<number | null>
  declare readonly modulo_actual_id: CreationOptional<number | null>
  declare readonly vence: PlainDate
  declare readonly abierto_por: CreationOptional<number | null>
  declare readonly creado_at: string
  declare readonly actualizado_at: string
  declare readonly cerrado_at: CreationOptional<string | null>
  declare readonly resultado: CreationOptional<string>
  declare readonly resolucion: CreationOptional<string>
  declare readonly version: CreationOptional<number>
}

CasoModel.init(
  {
    id: id(),
    folio: text(),
    proceso_id: orNull(bigint),
    proceso_nombre: text(),
    area: text(),
    asunto: text(),
    asunto_plegado: text(),
    descripcion: text(),
    notas: text(),
    estado: text(),
    afiliado_id: orNull(bigint),
    nivel0_id: orNull(bigint),
    nivel1_id: orNull(bigint),
    nivel2_id: orNull(bigint),
    responsable_id: orNull(bigint),
    modulo_actual_id: orNull(bigint),
    vence: text(),
    abierto_por: orNull(bigint),
    creado_at: text(),
    actualizado_at: text(),
    cerrado_at: orNull(text),
    resultado: text(),
    resolucion: text(),
    version: integer(),
  },
  { sequelize, tableName: 'casos' },
)
