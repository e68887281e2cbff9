import type { Actor } from '#domain/acceso/actor.ts'
import type { AccionId } from '#domain/autorizaciones/dos-manos.ts'
import type { PropuestaAutorizada, ResumenPropuesta } from '#domain/autorizaciones/propuesta.ts'

/** What an act did: in words, and the id of the record. */
export interface HechoDeDos extends ResumenPropuesta {
  readonly registro: string | number
  /** A one-time password that it gave: told to the second hand, and kept nowhere. */
  readonly claveUnica?: PropuestaAutorizada['claveUnica']
}

/** How an act of two people is done. `Datos` is what its call takes: plain JSON, kept until it is decided. */
export interface Accion<Datos extends object = object> {
  readonly id: AccionId
  /**
   * Does the act in the caller's transaction, as the person who proposed it, and checks every rule. A proposal runs it too and rolls it
   * back: both people read the same effect, and an act that cannot be done is refused when it is proposed.
   */
  readonly aplicar: (actor: Actor, datos: Datos) => Promise<HechoDeDos>
}
