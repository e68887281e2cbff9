import type { QuincenaTexto } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { Reparto } from './cuenta-cargo.ts'
import type { CargoDeFondo } from './pago-por-fondo.ts'

/** What a payment line is made of, from what the close and its charge keep; amounts in centavos. */
export interface ExplicacionLinea extends QuincenaTexto {
  readonly entidad: { readonly id: number; readonly nombre: string }
  /** Who is on leave and pays it by themselves; "" for an entity's. */
  readonly persona: string
  /** The late contribution that it is of; "" for a close's. */
  readonly folio: string
  readonly aportaciones: readonly AportacionDeLinea[]
  /** Withholdings that its own close ordered, by kind of loan. */
  readonly retenciones: readonly RetencionDeLinea[]
  /** Withholdings of earlier quincenas that were answered after a line took them. */
  readonly ajustes: readonly AjusteDeLinea[]
  readonly aportacionesCentavos: number
  readonly retencionesCentavos: number
  readonly ajustesCentavos: number
  /** Credit of before that lowered it. */
  readonly creditoCentavos: number
  /** What the line asks for before interest: 0 when all of it is in favour. */
  readonly totalCentavos: number
  /** Day from which interest runs, with the reason, if it differs from the limit of the first line; else "". */
  readonly moraDesde: string
  /** Interest of each stretch after the limit, paid or not. */
  readonly intereses: readonly InteresDeLinea[]
  /** What the bank says was paid to it, in the order of its days. */
  readonly pagos: readonly PagoDeLinea[]
  /** What is owed today, interest and all. */
  readonly debeCentavos: number
}

export interface InteresDeLinea {
  readonly desde: PlainDate
  readonly hasta: PlainDate
  /** "$500.00 × 36.5 % × 10 días ÷ 365 = 5.00 → $5.00". */
  readonly formula: string
  readonly importeCentavos: number
}

export interface PagoDeLinea extends Reparto {
  readonly fecha: PlainDate
  readonly referencia: string
  readonly importeCentavos: number
  /** What of the part to the line went to each fund, and to withholdings: they add up to it. */
  readonly fondos: readonly CargoDeFondo[]
}

export interface AportacionDeLinea {
  readonly titulo: string
  /** "De la quincena", "Retroactivas" or "Por decreto". */
  readonly origen: string
  readonly importeCentavos: number
}

export interface RetencionDeLinea {
  readonly titulo: string
  readonly prestamos: number
  readonly importeCentavos: number
}

export interface AjusteDeLinea {
  /** "P-000123". */
  readonly prestamo: string
  readonly nombre: string
  readonly quincena: string
  readonly ordenadoCentavos: number
  readonly retenidoCentavos: number
  /** "" when it was withheld whole in the end. */
  readonly motivo: string
  /** Negative where less was withheld than an earlier line charged. */
  readonly importeCentavos: number
}

/** Where the lines of a fund come from, in words. */
export const ORIGENES_LINEA = {
  ordinaria: 'De la quincena',
  retroactiva: 'Retroactivas',
  extemporanea: 'Extemporáneas',
  decreto: 'Por decreto',
} as const satisfies Record<string, string>
export type OrigenLinea = keyof typeof ORIGENES_LINEA
