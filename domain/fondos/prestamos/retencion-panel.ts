import type { AvanceCierres, EntidadElegible, EntidadVisible } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import type { Organizacion } from '#domain/organica/arbol.ts'
import type { CausaRetencion, DecisionRetencion, MotivoRetencion } from './retencion.ts'
import type { TipoPrestamo } from './tipo-prestamo.ts'

/** A card of "Panel de Retenciones" (spec 3 §2.3). */
export interface QuincenaRetenida {
  readonly codigo: string
  readonly chip: string
  readonly montoCentavos: number
  /** Whether everything that was ordered has its answer. */
  readonly respondida: boolean
  /** Differences that nobody decided yet. */
  readonly diferencias: number
  /** Whether nothing of it is still to come: entities paid the lines that took it, who is on leave paid theirs. */
  readonly pagada: boolean
  /** Null if one entity was requested, or if the quincena is shown by the entities of today. */
  readonly avance: AvanceCierres | null
}

export interface PanelRetenciones {
  /** By whose entities it is told. */
  readonly organizacion: Organizacion
  /** Entities whose money may be asked for alone. */
  readonly entidades: readonly EntidadElegible[]
  readonly quincenas: readonly QuincenaRetenida[]
  readonly actions: readonly 'prestar'[]
}

/** One order of a quincena, and what was answered to it. */
export interface RenglonRetencion {
  readonly id: number
  readonly version: number
  /** "P-000123". */
  readonly prestamo: string
  readonly tipo: TipoPrestamo
  /** The person pays it by themselves, with a reference of their own; nobody answers it. */
  readonly enLicencia: boolean
  readonly interno: string
  readonly nombre: string
  /** Of the entity that was ordered to withhold it, as it is called today. */
  readonly entidad: string
  readonly inicio: string
  readonly fin: string
  readonly montoCentavos: number
  /** What was ordered this quincena. */
  readonly abonoCentavos: number
  /** "4/6". */
  readonly quincenas: string
  /** Withheld of what was ordered. */
  readonly retenidoCentavos: number | null
  /** Withheld beyond the order: the person's. */
  readonly aFavorCentavos: number
  readonly saldoCentavos: number
  readonly motivo: MotivoRetencion | null
  readonly nota: string
  readonly decision: DecisionRetencion | null
  /** Of the decision; null before it, and for decisions of before causes were stored. */
  readonly causa: CausaRetencion | null
  /** Its person owes it and the charge is not issued: a payslip still makes it the entity's. */
  readonly cobroAbierto: boolean
  /** The payment line that took it is paid: the money reached the institute. */
  readonly remitida: boolean
  readonly actions: readonly ('responder' | 'decidir')[]
}

/** What a row still waits for: the entity's answer, or that somebody decides its difference; null when nothing. */
export function esperaRetencion({
  enLicencia,
  retenidoCentavos,
  abonoCentavos,
  decision,
}: Pick<RenglonRetencion, 'enLicencia' | 'retenidoCentavos' | 'abonoCentavos' | 'decision'>):
  'responder' | 'decidir' | null {
  if (enLicencia) return null
  if (retenidoCentavos === null) return 'responder'
  return retenidoCentavos < abonoCentavos && decision === null ? 'decidir' : null
}

/** Whose turn it is with withholdings that wait, for who may do nothing with them. */
export const QUIEN_ATIENDE = {
  responder: 'Las responde quien valida en la entidad, aquí o con su archivo de retenciones.',
  decidir: 'Las diferencias las decide el auxiliar del Instituto, y otra persona lo autoriza.',
} as const satisfies Record<'responder' | 'decidir', string>

/** A kind of loan in a quincena: its card and its table. */
export interface TipoRetenido {
  readonly tipo: TipoPrestamo
  readonly titulo: string
  readonly tabla: string
  readonly totalCentavos: number
  readonly renglones: readonly RenglonRetencion[]
}

/** How many orders wait for their entity's answer, and what they add up to. */
export interface RetencionesCompletas {
  readonly cuantas: number
  readonly totalCentavos: number
}

/** Why a quincena has no withholdings: no close of it ordered any yet, or nobody had an abono in those that did. */
export type SinRetenciones = 'sin_cierre' | 'sin_abonos'

export interface RetencionesQuincena {
  readonly codigo: string
  readonly chip: string
  /** By whose entities it is told, and which they are. */
  readonly organizacion: Organizacion
  readonly entidades: readonly EntidadVisible[]
  /** As in `QuincenaRetenida`. */
  readonly avance: AvanceCierres | null
  /** Entities that can be looked at alone. */
  readonly elegibles: readonly EntidadElegible[]
  /** What the actor may answer as withheld in full at once, of the one entity that is shown; null where it is nothing. */
  readonly completas: (RetencionesCompletas & { readonly entidad: number }) | null
  readonly tipos: readonly TipoRetenido[]
  readonly totalCentavos: number
  /** null where there are some. */
  readonly sinRetenciones: SinRetenciones | null
}

/** A loan as it stands. */
export interface PrestamoPanel {
  readonly id: number
  readonly version: number
  readonly afiliadoId: number
  readonly folio: string
  readonly tipo: TipoPrestamo
  readonly interno: string
  readonly nombre: string
  readonly capitalCentavos: number
  readonly interesCentavos: number
  readonly abonoCentavos: number
  readonly quincenas: number
  /** From the first to the last one: "Q20 2026 a Q24 2027". */
  readonly plazo: string
  readonly estado: 'activo' | 'suspendido' | 'por_cobrar' | 'liquidado'
  readonly saldoCentavos: number
  /** What settles it today. */
  readonly liquidaCentavos: number
}

export const folioPrestamo = (id: number): string => `P-${String(id).padStart(6, '0')}`

/** The loan of a folio; 0, which no loan has, for what is none. */
export const prestamoDeFolio = (folio: string): number => Number(/^P-(\d{6,15})$/.exec(folio)?.[1] ?? 0)
