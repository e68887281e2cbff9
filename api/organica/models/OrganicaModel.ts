import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { Nivel } from '#domain/organica/niveles.ts'
import { bigint, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A row of the organic keys. */
export class OrganicaModel extends Model<InferAttributes<OrganicaModel>, InferCreationAttributes<OrganicaModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly nivel: Nivel
  declare readonly parent_id: CreationOptional<number | null>
  declare readonly clave_0: string
  declare readonly clave_1: CreationOptional<string>
  declare readonly clave_2: CreationOptional<string>
  declare readonly clave_3: CreationOptional<string>
  declare readonly descripcion: string
  declare readonly titular: CreationOptional<string>
  declare readonly fecha_fin: CreationOptional<string | null>
  declare readonly estatus: CreationOptional<'A' | 'I'>
  declare readonly usuario: CreationOptional<string>
}

OrganicaModel.init(
  {
    id: id(),
    nivel: integer(),
    parent_id: orNull(bigint),
    clave_0: text(),
    clave_1: text(),
    clave_2: text(),
    clave_3: text(),
    descripcion: text(),
    titular: text(),
    fecha_fin: orNull(text),
    estatus: text(),
    usuario: text(),
  },
  { sequelize, tableName: 'organica' },
)
