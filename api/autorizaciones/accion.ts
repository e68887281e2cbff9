import type { Acto } from '#domain/acceso/acto.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import type { EstadoTramite } from '#domain/fondos/dos-aprobaciones.ts'
import type { AccionDeTres, AccionId } from '#domain/autorizaciones/dos-manos.ts'
import type { PropuestaAutorizada, ResumenPropuesta } from '#domain/autorizaciones/propuesta.ts'

/** The effect of an act in words, and the id of the record. */
export interface HechoDeDos extends ResumenPropuesta {
  readonly registro: string | number
  /**
   * The file in `archivos` that supports the act, such as the voucher of a payment. The proposal stores it and shows it to the second
   * person. `aplicar` checks that the proposer may use it.
   */
  readonly archivoId?: string
  /** An extra act: the act then needs one authorisation more, the last one, of a person who has it. None by default. */
  readonly exige?: Acto
  /** The one-time password that the act created. Only the response to the second person holds it. */
  readonly claveUnica?: PropuestaAutorizada['claveUnica']
}

/** What people read of an act before they authorise it, and the act that the last of them needs. */
export type EfectoDeDos = ResumenPropuesta & Pick<HechoDeDos, 'exige'>

/** The implementation of an act of two people. `Datos` is the body of its call: plain JSON, stored until the decision. */
export interface Accion<Datos extends object = object> {
  readonly id: AccionId
  /**
   * Does the act in the caller's transaction, as the person who proposed it, and checks every rule. A proposal runs it too and rolls it
   * back: both people read the same effect, and an act that cannot be done is refused when it is proposed.
   */
  readonly aplicar: (actor: Actor, datos: Datos) => Promise<HechoDeDos>
  /**
   * What the act is about, if it waits once whoever proposes it and whatever else is said: a second proposal gets 409. Absent: two proposals are
   * the same if all their data are.
   */
  readonly unicaDe?: (datos: Datos) => object
  /** Stores the state of the record when the state of its proposal changes, if the record exists since it was proposed. */
  readonly decidido?: (datos: Datos, estado: EstadoTramite) => Promise<void>
}

/** The implementation of an act with two authorisations, of a record that exists since it was requested. */
export interface AccionTramite<Datos extends object = object> extends Accion<Datos> {
  readonly id: AccionDeTres
  /** Checks every rule and returns the effect, without writing. The first authorisation runs it, as its own actor. */
  readonly revisar: (actor: Actor, datos: Datos) => Promise<EfectoDeDos>
  /** Stores the state of the record when the state of its proposal changes. */
  readonly decidido: (datos: Datos, estado: EstadoTramite) => Promise<void>
}
