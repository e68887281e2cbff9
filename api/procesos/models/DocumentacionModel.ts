import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { ClaseDocumentacion } from '#domain/procesos/documentacion.ts'
import { bigint, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A document of a process, of a module or of the institute. */
export class DocumentacionModel extends Model<
  InferAttributes<DocumentacionModel>,
  InferCreationAttributes<DocumentacionModel>
> {
  declare readonly id: CreationOptional<number>
  declare readonly clase: ClaseDocumentacion
  declare readonly id_proceso: CreationOptional<number | null>
  declare readonly id_modulo: CreationOptional<number | null>
  declare readonly tipo: string
  declare readonly tipo_otro: CreationOptional<string>
  declare readonly tipo_plegado: string
  declare readonly creado_at: string
  declare readonly actualizado_at: string
  declare readonly version: CreationOptional<number>
}

DocumentacionModel.init(
  {
    id: id(),
    clase: text(),
    id_proceso: orNull(bigint),
    id_modulo: orNull(bigint),
    tipo: text(),
    tipo_otro: text(),
    tipo_plegado: text(),
    creado_at: text(),
    actualizado_at: text(),
    version: integer(),
  },
  { sequelize, tableName: 'documentacion' },
)
