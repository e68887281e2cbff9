import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, flag, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** The file of one version of a document. */
export class DocumentacionArchivoModel extends Model<
  InferAttributes<DocumentacionArchivoModel>,
  InferCreationAttributes<DocumentacionArchivoModel>
> {
  declare readonly id: CreationOptional<number>
  declare readonly nombre: string
  declare readonly original: string
  declare readonly folio: number
  declare readonly bytes: number
  declare readonly paginas: number
  declare readonly sha256: string
  declare readonly clave: string
  declare readonly documento_id: CreationOptional<number | null>
  declare readonly numero: CreationOptional<number>
  declare readonly vigente: CreationOptional<boolean>
  declare readonly subido_por: CreationOptional<number | null>
  declare readonly subido_at: string
}

DocumentacionArchivoModel.init(
  {
    id: id(),
    nombre: text(),
    original: text(),
    folio: bigint(),
    bytes: bigint(),
    paginas: integer(),
    sha256: text(),
    clave: text(),
    documento_id: orNull(bigint),
    numero: integer(),
    vigente: flag(),
    subido_por: orNull(bigint),
    subido_at: text(),
  },
  { sequelize, tableName: 'documentacion_archivos' },
)
