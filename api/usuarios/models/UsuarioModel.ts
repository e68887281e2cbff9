import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, flag, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A user account. */
export class UsuarioModel extends Model<InferAttributes<UsuarioModel>, InferCreationAttributes<UsuarioModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly usuario: string
  declare readonly nombre: string
  declare readonly correo: CreationOptional<string>
  declare readonly clave_hash: string
  declare readonly debe_cambiar_clave: CreationOptional<boolean>
  declare readonly perfil_id: number
  declare readonly entidad_id: CreationOptional<number | null>
  declare readonly adscripcion_id: CreationOptional<number | null>
  declare readonly dependencia_id: CreationOptional<number | null>
  declare readonly activo: CreationOptional<boolean>
  declare readonly creado_at: string
  declare readonly ultimo_acceso_at: CreationOptional<string | null>
  declare readonly version: CreationOptional<number>
  declare readonly foto: CreationOptional<string | null>
  declare readonly clave_cambiada_at: CreationOptional<string | null>
  declare readonly clave_vence_at: CreationOptional<string | null>
  declare readonly correo_resumen: CreationOptional<boolean>
  declare readonly silencio_desde: CreationOptional<string | null>
  declare readonly silencio_hasta: CreationOptional<string | null>
  declare readonly misma_persona: CreationOptional<number | null>
  declare readonly acceso_dado_at: CreationOptional<string | null>
  declare readonly acceso_dado_por: CreationOptional<number | null>
}

UsuarioModel.init(
  {
    id: id(),
    usuario: text(),
    nombre: text(),
    correo: text(),
    clave_hash: text(),
    debe_cambiar_clave: flag(),
    perfil_id: bigint(),
    entidad_id: orNull(bigint),
    adscripcion_id: orNull(bigint),
    dependencia_id: orNull(bigint),
    activo: flag(),
    creado_at: text(),
    ultimo_acceso_at: orNull(text),
    version: integer(),
    foto: orNull(text),
    clave_cambiada_at: orNull(text),
    clave_vence_at: orNull(text),
    correo_resumen: flag(),
    silencio_desde: orNull(text),
    silencio_hasta: orNull(text),
    misma_persona: orNull(bigint),
    acceso_dado_at: orNull(text),
    acceso_dado_por: orNull(bigint),
  },
  { sequelize, tableName: 'usuarios' },
)
