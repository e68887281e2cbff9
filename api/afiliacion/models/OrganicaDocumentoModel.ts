import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, flag, integer, key, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** The file of a document that orders an act on the organic tree. */
export class OrganicaDocumentoModel extends Model<
  InferAttributes<OrganicaDocumentoModel>,
  InferCreationAttributes<OrganicaDocumentoModel>
> {
  declare readonly id: string
  declare readonly nombre: string
  declare readonly bytes: number
  declare readonly usado: CreationOptional<boolean>
  declare readonly subido_por: number
  declare readonly subido_at: string
}

OrganicaDocumentoModel.init(
  {
    id: key(text),
    nombre: text(),
    bytes: integer(),
    usado: flag(),
    subido_por: bigint(),
    subido_at: text(),
  },
  { sequelize, tableName: 'organica_documentos' },
)
