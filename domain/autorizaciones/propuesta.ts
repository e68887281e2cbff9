import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import type { ArchivoGuardado } from '#domain/documentos/lectura.ts'
import type { AccionId } from './dos-manos.ts'

/** How a proposal stands. */
export const ESTADOS_PROPUESTA = {
  pendiente: 'Por autorizar',
  autorizada: 'Autorizada',
  rechazada: 'Rechazada',
  retirada: 'Retirada',
} as const satisfies Record<string, string>
export type EstadoPropuesta = keyof typeof ESTADOS_PROPUESTA
export const ESTADO_PROPUESTA_IDS = Object.keys(ESTADOS_PROPUESTA) as [EstadoPropuesta, ...EstadoPropuesta[]]

/** One thing that a proposal changes, as people read it; `antes` is "" for something new. */
export interface CambioPropuesto {
  readonly campo: string
  readonly antes: string
  readonly despues: string
}

/** The effect of a proposal, as both people read it. */
export interface ResumenPropuesta {
  /** Of what or of whom: "P-000012 · Luna Ríos, Ana". */
  readonly sujeto: string
  readonly cambios: readonly CambioPropuesto[]
  /** The money that it moves, in centavos; null where it moves none. */
  readonly importeCentavos: number | null
  /** Where what it changes is seen: an address of the portal. */
  readonly enlace: string
}

/** The paper that supports a proposal, such as the voucher of a payment. `titulo` says what it is. */
export interface PapelDePropuesta extends Omit<ArchivoGuardado, 'id'> {
  readonly titulo: string
}

export type ActoPropuesta = 'autorizar' | 'rechazar' | 'retirar' | 'deshacer'

/** A proposal as the tray shows it. */
export interface PropuestaPanel extends ResumenPropuesta {
  readonly id: number
  readonly version: number
  /** "PA-000123". */
  readonly folio: string
  readonly accion: AccionId
  readonly titulo: string
  readonly estado: EstadoPropuesta
  /** The id of the record that it made, changed or decides; "" for one that is made when it is authorised. */
  readonly registro: string
  readonly propuso: string
  readonly propuestaAt: string
  /** Who gave the first of several authorisations, and the second of three; "" while nobody did. */
  readonly primera: string
  readonly segunda: string
  /** Who decided it and when; "" while it waits. */
  readonly decidio: string
  readonly decididaAt: string
  /** Why it was turned down. */
  readonly nota: string
  /** Null for an act without a paper. */
  readonly papel: PapelDePropuesta | null
  /** Another proposal, pending or authorised, whose paper has the same bytes. */
  readonly papelRepetido: Pick<PropuestaPanel, 'id' | 'folio'> | null
  readonly actions: readonly ActoPropuesta[]
  /** Why the actor may not authorise it; "" where they may, or it is decided. */
  readonly falta: string
}

/** A proposal that was just authorised, with its one-time password if it created one. */
export interface PropuestaAutorizada extends PropuestaPanel {
  readonly claveUnica: { readonly usuario: string; readonly nombre: string; readonly clave: string } | null
}

/** Answer of a call whose act waits for a second person. */
export interface PropuestaHecha {
  readonly propuesta: Pick<PropuestaPanel, 'id' | 'folio' | 'titulo'>
}

export function isPropuestaHecha(answer: object): answer is PropuestaHecha {
  return 'propuesta' in answer
}

/** Characters of the reason of a refusal. */
export const NOTA_PROPUESTA_MAX = 500

/** Proposals of one person that may wait at once. */
export const PROPUESTAS_ABIERTAS = 200

/** Minutes in which a rejection or a withdrawal can be undone (as with movements). */
export const MINUTOS_DESHACER_PROPUESTA = 10

/** Path of the call that sends the paper of a proposal. `/paginas/:n` follows for the image of a page. */
export const rutaPapelPropuesta = (id: number): string => `/api/panel/autorizaciones/${id}/papel`

export const folioPropuesta = (id: number): string => `PA-${String(id).padStart(6, '0')}`

/** Address of a proposal in its tray. */
export const rutaPropuesta = (id: number): string => `${rutaVista('autorizaciones')}&propuesta=${id}`

/** Whether a decision of `decididaAt` can still be undone at `ahora`; both are instants. */
export function sePuedeDeshacer(decididaAt: string, ahora: string): boolean {
  return Date.parse(ahora) - Date.parse(decididaAt) <= MINUTOS_DESHACER_PROPUESTA * 60_000
}

/** The sentence that a screen shows once an act waits for a second person. */
export function quedoPorAutorizar({ propuesta }: PropuestaHecha): string {
  return `Quedó por autorizar con el folio ${propuesta.folio}. Nada cambia hasta que otra persona lo autorice.`
}
