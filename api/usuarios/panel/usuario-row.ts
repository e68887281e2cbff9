import type { Ambito } from '#domain/acceso/acto.ts'
import { PERFIL_ADMINISTRADOR, type Actor } from '#domain/acceso/actor.ts'
import type { Json } from '#domain/acceso/bitacora/canonical-json.ts'
import type { ActoUsuario, EstadoUsuario, UsuarioDatos, UsuarioPanel } from '#domain/usuarios/usuario.ts'
import { nowAt } from '#api/clock.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { asBoolean, selectRow, selectRows } from '#api/db/sql.ts'
import type { DosPasosModel } from '#api/usuarios/models/DosPasosModel.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'
import { loadImpedimentos } from '#api/acceso/perfiles/assert-puede-dar.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import { notFound, type AppError } from '#api/errors.ts'

type Row = Pick<
  RowOf<UsuarioModel>,
  | 'id'
  | 'usuario'
  | 'nombre'
  | 'correo'
  | 'perfil_id'
  | 'entidad_id'
  | 'adscripcion_id'
  | 'dependencia_id'
  | 'activo'
  | 'debe_cambiar_clave'
  | 'ultimo_acceso_at'
  | 'creado_at'
  | 'version'
> &
  Pick<RowOf<DosPasosModel>, 'confirmado_at'> &
  Readonly<Record<'entidad' | 'adscripcion' | 'dependencia' | 'hasta_at', string | null>> & {
    readonly perfil: string
    readonly ambito: Ambito
  }

const SQL = `SELECT u.id, u.usuario, u.nombre, u.correo, u.perfil_id, p.nombre AS perfil, p.ambito,
    u.entidad_id, e.nombre AS entidad, u.adscripcion_id, a.nombre AS adscripcion,
    u.dependencia_id, d.nombre AS dependencia, u.activo, u.debe_cambiar_clave, i.hasta_at,
    u.ultimo_acceso_at, u.creado_at, s.confirmado_at, u.version
  FROM usuarios u JOIN perfiles p ON p.id = u.perfil_id
    LEFT JOIN unidades e ON e.id = u.entidad_id LEFT JOIN unidades a ON a.id = u.adscripcion_id
    LEFT JOIN unidades d ON d.id = u.dependencia_id LEFT JOIN intentos i ON i.cuenta = lower(u.usuario)
    LEFT JOIN dos_pasos s ON s.usuario_id = u.id`

/** Every account, with what `actor` may do to each: some hundreds of rows. */
export async function selectUsuarios(actor: Actor): Promise<UsuarioPanel[]> {
  const rows = await selectRows<Row>(`${SQL} ORDER BY u.id`)
  const quien = await quienMira(actor)
  return rows.map((row) => present(row, quien))
}

/** One account. 404 when there is none. */
export async function findUsuario(actor: Actor, id: number): Promise<UsuarioPanel> {
  // One after the other: in a transaction PostgreSQL has one connection for them.
  const row = await selectRow<Row>(`${SQL} WHERE u.id = $1`, [id])
  if (!row) throw notFound('El usuario')
  return present(row, await quienMira(actor))
}

/** Who looks at the accounts: what may be done to each depends on it. */
interface QuienMira {
  readonly actor: Actor
  readonly admins: number
  readonly impedimentos: ReadonlyMap<number, string>
}

async function quienMira(actor: Actor): Promise<QuienMira> {
  const admins = await countAdministradores()
  return { actor, admins, impedimentos: await loadImpedimentos(actor) }
}

/** Active accounts of the administrator's profile. */
export async function countAdministradores(): Promise<number> {
  const row = await selectRow<{ n: number }>('SELECT COUNT(*) AS n FROM usuarios WHERE perfil_id = $1 AND activo', [
    PERFIL_ADMINISTRADOR,
  ])
  return row?.n ?? 0
}

function present(row: Row, quien: QuienMira): UsuarioPanel {
  const estado = estadoOf(row)
  return {
    id: row.id,
    usuario: row.usuario,
    nombre: row.nombre,
    correo: row.correo,
    perfilId: row.perfil_id,
    perfil: row.perfil,
    ambito: row.ambito,
    entidadId: row.entidad_id,
    entidad: row.entidad ?? '',
    adscripcionId: row.adscripcion_id,
    adscripcion: row.adscripcion ?? '',
    dependenciaId: row.dependencia_id,
    dependencia: row.dependencia ?? '',
    estado,
    bloqueadoHastaAt: estado === 'bloqueado' ? row.hasta_at : null,
    ultimoAccesoAt: row.ultimo_acceso_at,
    creadoAt: row.creado_at,
    dosPasos: row.confirmado_at !== null,
    version: row.version,
    actions: actionsOf(row, estado, quien),
  }
}

function estadoOf(row: Row): EstadoUsuario {
  if (!asBoolean(row.activo)) return 'inactivo'
  if (row.hasta_at !== null && row.hasta_at > nowAt()) return 'bloqueado'
  return asBoolean(row.debe_cambiar_clave) ? 'pendiente' : 'activo'
}

/**
 * Nothing to an account whose profile the actor could not give. Nobody disables or deletes the own account or the last
 * administrator's; an account that was used is never deleted.
 */
function actionsOf(row: Row, estado: EstadoUsuario, { actor, admins, impedimentos }: QuienMira): ActoUsuario[] {
  if (impedimentos.has(row.perfil_id)) return []
  if (estado === 'inactivo') return ['editar', 'activar', ...canDelete(row)]
  const isLast = row.perfil_id === PERFIL_ADMINISTRADOR && admins <= 1
  const leaves = row.id === actor.id || isLast ? [] : (['desactivar', ...canDelete(row)] as const)
  const unlock = estado === 'bloqueado' ? (['desbloquear'] as const) : []
  return ['editar', ...(row.id === actor.id ? [] : givenOf(row)), ...unlock, ...leaves]
}

/** What is done for somebody who cannot get in: never to oneself. */
const givenOf = (row: Row): ActoUsuario[] => (row.confirmado_at === null ? ['contrasena'] : ['contrasena', 'dosPasos'])

const canDelete = (row: Row): ActoUsuario[] => (row.ultimo_acceso_at === null ? ['eliminar'] : [])

/** 409 with the account as it is now: somebody saved it first. */
export function staleUsuario(actual: UsuarioPanel): Promise<AppError> {
  const hecho = `cambió la cuenta ${actual.usuario} mientras la editabas.`
  return staleVersion({ objeto: 'usuario', objetoId: actual.id }, hecho, { actual })
}

/** What of an account the bitácora keeps: never a password. */
export function usuarioJson(datos: UsuarioDatos): Json {
  const { usuario, nombre, correo, perfilId, entidadId, adscripcionId, dependenciaId } = datos
  return { usuario, nombre, correo, perfilId, entidadId, adscripcionId, dependenciaId }
}
