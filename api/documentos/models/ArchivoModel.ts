import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, integer, key, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A file that a user uploaded, and where it is stored. */
export class ArchivoModel extends Model<InferAttributes<ArchivoModel>, InferCreationAttributes<ArchivoModel>> {
  declare readonly id: string
  declare readonly nombre: string
  declare readonly bytes: number
  declare readonly tipo_mime: string
  declare readonly paginas: CreationOptional<number>
  declare readonly sha256: string
  declare readonly clave: string
  declare readonly clase: string
  declare readonly subido_por: CreationOptional<number | null>
  declare readonly borrador_id: CreationOptional<string | null>
  declare readonly creado_at: string
  /** JSON: the kind of document that its text layer names. */
  declare readonly reconocido: CreationOptional<string | null>
}

ArchivoModel.init(
  {
    id: key(text),
    nombre: text(),
    bytes: bigint(),
    tipo_mime: text(),
    paginas: integer(),
    sha256: text(),
    clave: text(),
    clase: text(),
    subido_por: orNull(bigint),
    borrador_id: orNull(text),
    creado_at: text(),
    reconocido: orNull(text),
  },
  { sequelize, tableName: 'archivos' },
)
