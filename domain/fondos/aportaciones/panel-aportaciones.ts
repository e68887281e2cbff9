import type { FondoId } from '#domain/fondos/fondo.ts'
import type { Organizacion } from '#domain/organica/arbol.ts'

/** How an entity's quincena stands with what it owes; several entities together are paid when each one is. */
export const ESTADOS_QUINCENA = {
  pagada: 'Pagada',
  pendiente: 'Sin pagar',
  sin_cargo: 'Nada por pagar',
} as const satisfies Record<string, string>

export type EstadoQuincena = keyof typeof ESTADOS_QUINCENA

/** An entity that somebody sees whole. */
export interface EntidadVisible {
  readonly id: number
  readonly nombre: string
}

/** One that can be chosen: an address names it by its key ("01-03"). */
export interface EntidadElegible extends EntidadVisible {
  readonly clave: string
}

/** A quincena as codes and texts. */
export interface QuincenaTexto {
  readonly codigo: string
  /** "Q22 2026 · 16–30 nov". */
  readonly chip: string
}

/** A card of "Panel de Aportaciones" (spec 3 §2.1). */
export interface QuincenaAportada extends QuincenaTexto, AvanceCierres {
  readonly montoCentavos: number
  readonly estado: EstadoQuincena
  readonly multa: boolean
}

/** How many entities closed a quincena, of those that owe a close of it. */
export interface AvanceCierres {
  readonly entidades: number
  /** Null if one entity was requested, or if the quincena is shown by the entities of today. */
  readonly deEntidades: number | null
}

/** "12 entidades", or "5 de 12 entidades" where others still have to close; "" of one alone. */
export function entidadesTexto({ entidades, deEntidades }: AvanceCierres): string {
  if (deEntidades !== null && entidades < deEntidades) return `${entidades} de ${deEntidades} entidades`
  return entidades > 1 ? `${entidades} entidades` : ''
}

export interface PanelAportaciones {
  /** By whose entities it is told. */
  readonly organizacion: Organizacion
  readonly entidades: readonly EntidadElegible[]
  readonly quincenas: readonly QuincenaAportada[]
}

/** A fund of a quincena: sums of what the close stored. */
export interface FondoAportado {
  readonly fondo: FondoId
  readonly titulo: string
  /** Affiliate's and entity's part apart, then the total; else one amount (spec 3 §2.2). */
  readonly porPartes: boolean
  readonly afiliadoCentavos: number
  readonly entidadCentavos: number
  readonly totalCentavos: number
}

export interface AportacionesQuincena extends QuincenaTexto {
  /** Code, as the title shows it: "Aportaciones – Quincena {n}". */
  readonly titulo: string
  /** By whose entities it is told. */
  readonly organizacion: Organizacion
  readonly entidades: readonly EntidadVisible[]
  /** Entities that owe a close of it; null where one entity was asked for, or it is told by those of today. */
  readonly deEntidades: number | null
  readonly personas: number
  readonly fondos: readonly FondoAportado[]
  readonly totalCentavos: number
  /** What the entity owes of it, and what people on leave owe by themselves. */
  readonly entidadCentavos: number
  readonly licenciaCentavos: number
}

/** A person in a fund's table. A part that the fund does not have is null. */
export interface RenglonAportacion {
  /** The person in that close. */
  readonly id: number
  readonly interno: string
  readonly nombre: string
  readonly sueldoCentavos: number
  readonly afiliadoCentavos: number | null
  readonly entidadCentavos: number | null
  readonly totalCentavos: number
}

export interface PaginaAportaciones {
  readonly renglones: readonly RenglonAportacion[]
  /** Id after which the next page begins; null on the last one. */
  readonly siguiente: number | null
}
