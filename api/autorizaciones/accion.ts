import type { Actor } from '#domain/acceso/actor.ts'
import type { AccionId } from '#domain/autorizaciones/dos-manos.ts'
import type { PropuestaAutorizada, ResumenPropuesta } from '#domain/autorizaciones/propuesta.ts'

/** The effect of an act in words, and the id of the record. */
export interface HechoDeDos extends ResumenPropuesta {
  readonly registro: string | number
  /** The one-time password that the act created. Only the response to the second person holds it. */
  readonly claveUnica?: PropuestaAutorizada['claveUnica']
}

/** The implementation of an act of two people. `Datos` is the body of its call: plain JSON, stored until the decision. */
export interface Accion<Datos extends object = object> {
  readonly id: AccionId
  /**
   * Does the act in the caller's transaction, as the person who proposed it, and checks every rule. A proposal runs it too and rolls it
   * back: both people read the same effect, and an act that cannot be done is refused when it is proposed.
   */
  readonly aplicar: (actor: Actor, datos: Datos) => Promise<HechoDeDos>
}
