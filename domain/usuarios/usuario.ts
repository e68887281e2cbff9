import type { GrupoCambios } from '#domain/acceso/cambios-perfil.ts'
import type { CambioDerechos } from '#domain/acceso/derecho.ts'
import type { Ambito } from '#domain/acceso/acto.ts'
import type { Issue } from '#domain/issue.ts'
import { USUARIO_MAX } from './clave-limites.ts'
import { correoIssues } from './correo-persona.ts'

export const USUARIO_MIN = 3
export const NOMBRE_USUARIO_MAX = 120

/** What an administrator writes of an account (specification 2 §2.11). */
export interface UsuarioDatos {
  readonly usuario: string
  readonly nombre: string
  /** "" when there is none. */
  readonly correo: string
  readonly perfilId: number
  /** Ids of units: Entidad (level 0), Adscripción (1), Dependencia (2). */
  readonly entidadId: number | null
  readonly adscripcionId: number | null
  readonly dependenciaId: number | null
}

/** Blocked: too many failed attempts, until an instant. Pending: a one-time password that nobody has changed yet. */
export const ESTADOS_USUARIO = ['activo', 'bloqueado', 'pendiente', 'inactivo'] as const
export type EstadoUsuario = (typeof ESTADOS_USUARIO)[number]

export const TEXTO_ESTADO_USUARIO = {
  activo: 'Activo',
  bloqueado: 'Bloqueado',
  pendiente: 'Contraseña temporal',
  inactivo: 'Inactivo',
} as const satisfies Record<EstadoUsuario, string>

export type ActoUsuario = 'editar' | 'desactivar' | 'activar' | 'desbloquear' | 'contrasena' | 'dosPasos' | 'eliminar'

/** A row of the panel's list, and the record. */
export interface UsuarioPanel extends UsuarioDatos {
  readonly id: number
  readonly perfil: string
  readonly ambito: Ambito
  readonly entidad: string
  readonly adscripcion: string
  readonly dependencia: string
  readonly estado: EstadoUsuario
  /** ISO instants; null when it is not blocked, and when nobody has signed in yet. */
  readonly bloqueadoHastaAt: string | null
  readonly ultimoAccesoAt: string | null
  readonly creadoAt: string
  /** Two-step codes are on. */
  readonly dosPasos: boolean
  readonly version: number
  readonly actions: readonly ActoUsuario[]
}

/** Where an account works, by its deepest unit; "" of the institute's own. */
export function unidadDeUsuario({
  entidad,
  adscripcion,
  dependencia,
}: Pick<UsuarioPanel, 'entidad' | 'adscripcion' | 'dependencia'>): string {
  return dependencia || adscripcion || entidad
}

/** Another account of the same person (decisions §10.7). */
export interface CuentaVinculada {
  readonly id: number
  readonly usuario: string
  readonly nombre: string
  /** An administrator linked them, or their e-mail makes them one. */
  readonly por: 'vinculo' | 'correo'
}

/** An account with the password that is told once. */
export interface UsuarioConClave {
  readonly usuario: UsuarioPanel
  readonly clave: string
}

/** A unit that can be somebody's place. */
export interface UnidadLugar {
  readonly id: number
  readonly nivel: 0 | 1 | 2
  readonly parentId: number | null
  readonly nombre: string
}

/** What the forms choose from (`GET /api/panel/usuarios/opciones`). */
export interface OpcionesUsuario {
  readonly perfiles: readonly {
    readonly id: number
    readonly nombre: string
    readonly ambito: Ambito
    /** Why who asks may not give it; without it, it may. */
    readonly impedimento?: string
    /** A second person has to authorise a new account with it. */
    readonly dosManos?: true
  }[]
  readonly unidades: readonly UnidadLugar[]
}

/** A user as it is kept and compared: lower case, no spaces around. */
export function cleanUsuario(text: string): string {
  return text.trim().toLowerCase()
}

/** What is wrong with the data of an account, by field. Whether the user or the mail is taken is not asked here. */
export function usuarioIssues(datos: UsuarioDatos, opciones: OpcionesUsuario): Issue[] {
  return [
    ...cuentaIssues(datos.usuario),
    ...nombreIssues(datos.nombre),
    ...(datos.correo === '' ? [] : correoIssues(datos.correo)),
    ...perfilIssues(datos, opciones),
    ...lugarIssues(datos, opciones.unidades),
  ]
}

const issue = (path: string, code: string, message: string): Issue[] => [{ path, code, message }]

function cuentaIssues(usuario: string): Issue[] {
  if (usuario === '') return issue('usuario', 'requerido', 'Escribe el usuario.')
  if (usuario.length < USUARIO_MIN || usuario.length > USUARIO_MAX)
    return issue('usuario', 'largo', `El usuario lleva de ${USUARIO_MIN} a ${USUARIO_MAX} caracteres.`)
  return /^[a-z0-9][a-z0-9._-]*$/.test(usuario)
    ? []
    : issue('usuario', 'forma', 'El usuario lleva letras sin acento, números, punto, guion o guion bajo.')
}

function nombreIssues(nombre: string): Issue[] {
  if (nombre === '') return issue('nombre', 'requerido', 'Escribe el nombre completo.')
  return nombre.length <= NOMBRE_USUARIO_MAX
    ? []
    : issue('nombre', 'largo', `El nombre admite ${NOMBRE_USUARIO_MAX} caracteres.`)
}

/** Who has a profile of a dependency and no place would see nobody. */
function perfilIssues(datos: UsuarioDatos, { perfiles }: OpcionesUsuario): Issue[] {
  const perfil = perfiles.find(({ id }) => id === datos.perfilId)
  if (!perfil) return issue('perfilId', 'no_existe', 'Elige el perfil.')
  if (perfil.ambito === 'instituto' || datos.entidadId !== null) return []
  return issue(
    'entidadId',
    'requerido',
    `El perfil ${perfil.nombre} ve solo lo de su lugar: elige al menos la entidad.`,
  )
}

const NIVELES = [
  { campo: 'entidadId', arriba: null, nombre: 'La entidad' },
  { campo: 'adscripcionId', arriba: 'entidadId', nombre: 'La adscripción' },
  { campo: 'dependenciaId', arriba: 'adscripcionId', nombre: 'La dependencia' },
] as const

/** Each level hangs from the one above. */
function lugarIssues(datos: UsuarioDatos, unidades: readonly UnidadLugar[]): Issue[] {
  return NIVELES.flatMap(({ campo, arriba, nombre }, nivel) => {
    const id = datos[campo]
    if (id === null) return []
    const unidad = unidades.find((one) => one.id === id && one.nivel === nivel)
    if (!unidad) return issue(campo, 'no_existe', `${nombre} elegida no existe.`)
    if (arriba === null || unidad.parentId === datos[arriba]) return []
    return issue(campo, 'cascada', `${unidad.nombre} no pertenece a lo elegido arriba.`)
  })
}

/** `POST /api/panel/usuarios/:id/previsto`: what another profile takes from the person and gives, and whether a password confirms it. */
export interface CambioPerfilPrevisto extends CambioDerechos {
  /** Scope, second step, acts, menus and processes that are not the same in both profiles. */
  readonly cambios: readonly GrupoCambios[]
  readonly pideClave: boolean
  /** Whether a second person has to authorise it. */
  readonly dosManos: boolean
}
