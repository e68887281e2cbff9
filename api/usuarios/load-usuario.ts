import type { Actor } from '#domain/acceso/actor.ts'
import type { UsuarioSesion } from '#domain/usuarios/sesion.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { selectRow } from '#api/db/sql.ts'
import type { UsuarioModel } from './models/UsuarioModel.ts'
import { unauthenticated } from '#api/errors.ts'
import { fotoUrl } from './cuenta/foto-url.ts'

type Row = Pick<
  RowOf<UsuarioModel>,
  | 'id'
  | 'usuario'
  | 'nombre'
  | 'correo'
  | 'perfil_id'
  | 'debe_cambiar_clave'
  | 'foto'
  | 'entidad_id'
  | 'adscripcion_id'
  | 'dependencia_id'
> &
  Readonly<Record<'entidad' | 'adscripcion' | 'dependencia' | 'org0' | 'org1' | 'org2', string | null>> & {
    readonly perfil: string
  }

const SQL = `SELECT u.id, u.usuario, u.nombre, u.correo, p.id AS perfil_id, p.nombre AS perfil, u.debe_cambiar_clave, u.foto,
    e.id AS entidad_id, e.nombre AS entidad, eo.clave_0 AS org0,
    a.id AS adscripcion_id, a.nombre AS adscripcion, ao.clave_1 AS org1,
    d.id AS dependencia_id, d.nombre AS dependencia, dorg.clave_2 AS org2
  FROM usuarios u JOIN perfiles p ON p.id = $2
    LEFT JOIN unidades e ON e.id = $3 LEFT JOIN organica eo ON eo.id = e.organica_id
    LEFT JOIN unidades a ON a.id = $4 LEFT JOIN organica ao ON ao.id = a.organica_id
    LEFT JOIN unidades d ON d.id = $5 LEFT JOIN organica dorg ON dorg.id = d.organica_id
  WHERE u.id = $1`

export interface UsuarioCargado {
  readonly user: UsuarioSesion
  readonly perfil: string
  readonly debeCambiarClave: boolean
  readonly foto: string | null
}

/** The actor's own user with the profile and place it acts with, in the documented shape (specification 1 §3.1). */
export async function loadUsuario(actor: Actor): Promise<UsuarioCargado> {
  const { entidadId, adscripcionId, dependenciaId } = actor.alcance
  const binds = [actor.id, actor.perfilId, entidadId, adscripcionId, dependenciaId]
  const row = actor.id === null ? null : await selectRow<Row>(SQL, binds)
  if (!row) throw unauthenticated()
  const { perfil, debe_cambiar_clave, foto } = row
  return { user: presentUsuario(row), perfil, debeCambiarClave: Boolean(debe_cambiar_clave), foto: fotoUrl(foto) }
}

function presentUsuario(row: Row): UsuarioSesion {
  return {
    id: row.id,
    usuario: row.usuario,
    nombre: row.nombre,
    correo: row.correo,
    id_perfil: row.perfil_id,
    ID_PERFIL: row.perfil_id,
    idPerfil: row.perfil_id,
    id_entidad: row.entidad_id,
    idEntidad: row.entidad_id,
    entidad_id: row.entidad_id,
    entidad_nombre: row.entidad ?? '',
    id_adscripcion: row.adscripcion_id,
    idAdscripcion: row.adscripcion_id,
    adscripcion_id: row.adscripcion_id,
    adscripcion_nombre: row.adscripcion ?? '',
    id_dependencia: row.dependencia_id,
    idDependencia: row.dependencia_id,
    dependencia_nombre: row.dependencia ?? '',
    org0: row.org0,
    org1: row.org1,
    org2: row.org2,
    ORGANICA_0: row.org0,
    ORGANICA_1: row.org1,
    ORGANICA_2: row.org2,
  }
}
