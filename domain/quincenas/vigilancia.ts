import type { EstadoDelegacion } from '#domain/acceso/delegacion.ts'
import type { PlainDate } from '#domain/plain-date.ts'

/** Rows that each list of the auditor shows; how many there are is told apart. */
export const VIGILANCIA_MAX = 500

/** A list with how many there are in all, of which it shows the newest. */
export interface ListaVigilada<T> {
  readonly total: number
  readonly renglones: readonly T[]
}

/** One act of a reopening: asked for, signed or refused (decision 10.28). */
export interface ReaperturaVigilada {
  readonly id: number
  readonly entidad: string
  /** Code of the quincena, "2226". */
  readonly quincena: string
  /** "Reapertura pedida"… */
  readonly acto: string
  /** ISO instant. */
  readonly at: string
  readonly por: string
  /** Whom the signer stood in for; null without a delegation. */
  readonly porDelegacionDe: string | null
  readonly nota: string
}

/** Who signs for whom (decisions §9). */
export interface DelegacionVigilada {
  readonly id: number
  readonly de: string
  readonly a: string
  readonly desde: PlainDate
  readonly hasta: PlainDate
  readonly motivo: string
  readonly oficio: string
  readonly estado: EstadoDelegacion
  /** ISO instants; null while it was not taken back. */
  readonly creadaAt: string
  readonly revocadaAt: string | null
  /** Signatures of closes that were given by it. */
  readonly firmas: number
}

/** A movement whose effective date is further back than the limit. */
export interface RetroactivoVigilado {
  readonly id: number
  readonly folio: string
  readonly tipo: string
  readonly interno: string
  readonly nombre: string
  readonly entidad: string
  readonly fecha: PlainDate
  /** Code of the quincena that it was requested in. */
  readonly quincena: string
  /** How many quincenas back it takes effect. */
  readonly atras: number
  readonly solicito: string
  readonly aprobo: string | null
}

/** What the auditor looks at: what was opened again, who signs for whom, what goes back further than it may. */
export interface Vigilancia {
  readonly reaperturas: ListaVigilada<ReaperturaVigilada>
  readonly delegaciones: ListaVigilada<DelegacionVigilada>
  readonly retroactivos: ListaVigilada<RetroactivoVigilado>
  /** Quincenas back that are admitted without the director's signature. */
  readonly limiteRetroactivo: number
}
