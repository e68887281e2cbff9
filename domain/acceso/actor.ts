import type { Acto, Ambito } from './acto.ts'

/**
 * The part of the organic tree an actor sees and changes: ids of `unidades`, the deepest one given rules.
 * All null with ambito `dependencia` means nothing at all: a user without a place sees no one.
 */
export interface Alcance {
  /** Level 0, tipo de entidad. */
  readonly entidadId: number | null
  /** Level 1, adscripción ("Entidad" on screen). */
  readonly adscripcionId: number | null
  /** Level 2, dependencia ("Dirección General" on screen). */
  readonly dependenciaId: number | null
}

/** The profile an administrator looks as, and for one of a dependency, the unit from which. */
export interface VerComo {
  readonly perfilId: number
  readonly unidadId: number | null
}

/** Acts, and the views in which they are done. */
export interface Derechos {
  readonly actos: ReadonlySet<Acto>
  readonly vistas: ReadonlySet<string>
}

/** The signature that somebody lent for some days, as the delegate has it today. */
export interface Delegacion extends Derechos {
  readonly deId: number
  readonly deNombre: string
  /** Acts that the delegate has only by it. */
  readonly actos: ReadonlySet<Acto>
  /** Views of the profile of who lends: the act is done in no other. */
  readonly vistas: ReadonlySet<string>
}

/** Who acts, as every service receives it: ids and rights only, no request. */
export interface Actor {
  /** null for the account `sistema`. */
  readonly id: number | null
  readonly usuario: string
  readonly nombre: string
  readonly perfilId: number
  readonly ambito: Ambito
  readonly actos: ReadonlySet<Acto>
  readonly vistas: ReadonlySet<string>
  readonly alcance: Alcance
  /** On whose behalf it may act today; `actos` and `vistas` include theirs. */
  readonly delegaciones?: readonly Delegacion[]
  /** Rights of the own profile; absent without delegations, where they are `actos` and `vistas`. */
  readonly propios?: Derechos
  /** The administrator looks as another profile does: rights and scope are that profile's, and nothing may be changed. */
  readonly verComo?: VerComo
  /** Where the act comes from, for the bitácora: an address or the operating system's user. */
  readonly origen: { readonly medio: 'api' | 'cli' | 'semilla'; readonly direccion: string }
}

/** Who acts with an account of their own: not `sistema`. */
export interface ActorConCuenta extends Actor {
  readonly id: number
}

/** The rights of the actor's own profile, without what was lent. */
export function propiosOf({ propios, actos, vistas }: Pick<Actor, 'propios' | keyof Derechos>): Derechos {
  return propios ?? { actos, vistas }
}

/** Stands for the account `sistema`, which has no row among the users, where accounts are compared or told apart. */
export const CUENTA_SISTEMA = 0

/** The account of a user's id as it is compared with others, `sistema` (null) among them. */
export function cuentaOf(id: number | null): number {
  return id ?? CUENTA_SISTEMA
}

/** Profile 1 may do everything (decisions §2). */
export const PERFIL_ADMINISTRADOR = 1

export function isAdministrador(actor: Pick<Actor, 'perfilId'>): boolean {
  return actor.perfilId === PERFIL_ADMINISTRADOR
}
