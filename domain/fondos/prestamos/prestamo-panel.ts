import type { CobroPersonal } from './cobro-personal.ts'
import type { ActoPrestamo } from './cambio-prestamo.ts'
import type { DecisionRetencion, MotivoRetencion } from './retencion.ts'
import type { PrestamoPanel } from './retencion-panel.ts'
import type { SaldoAFavor } from './saldo-a-favor.ts'

/** How the balance of a loan moves. */
export const CLASES_MOVIMIENTO = {
  capital: 'Capital prestado',
  interes: 'Intereses del plan',
  retenido: 'Abono retenido',
  pago: 'Pago directo',
  condonado: 'Intereses no devengados',
  a_favor: 'Saldo a favor aplicado',
} as const satisfies Record<string, string>
export type ClaseMovimiento = keyof typeof CLASES_MOVIMIENTO

/** A row of a loan's ledger, oldest first. */
export interface MovimientoPrestamo {
  readonly id: number
  readonly clase: ClaseMovimiento
  /** "Q22 2026 · 16–30 nov"; "" outside of a quincena. */
  readonly quincena: string
  /** Folio of the withdrawal that paid it, with its person's consent; "" of any other. */
  readonly retiro: string
  readonly importeCentavos: number
  /** Balance once it was written. */
  readonly saldoCentavos: number
  readonly hechoAt: string
  readonly hechoPor: string
}

/** What a close ordered of a loan. */
export interface OrdenPrestamo {
  readonly id: number
  readonly codigo: string
  readonly chip: string
  readonly ordenadoCentavos: number
  readonly retenidoCentavos: number | null
  /** Withheld beyond the order: the person's. */
  readonly aFavorCentavos: number
  readonly motivo: MotivoRetencion | null
  /** What the entity wrote beside the reason. */
  readonly nota: string
  readonly decision: DecisionRetencion | null
  readonly enLicencia: boolean
}

/** A loan whole. */
export interface PrestamoDetalle extends PrestamoPanel {
  readonly motivo: string
  readonly creadoAt: string
  readonly movimientos: readonly MovimientoPrestamo[]
  readonly ordenes: readonly OrdenPrestamo[]
  /** Abonos that were not withheld and that the person owes, the newest first. */
  readonly cobros: readonly CobroPersonal[]
  /** What entities withheld beyond its orders, the newest first. */
  readonly saldosAFavor: readonly SaldoAFavor[]
  /** Ordered by closes that stand and not answered, in centavos. */
  readonly ordenadoCentavos: number
  readonly actos: readonly {
    readonly acto: ActoPrestamo
    readonly efecto: readonly string[]
    /** Why it cannot be done yet; "" when it can. */
    readonly impide: string
  }[]
}

/** What making a loan would give, before it is made. */
export interface PrestamoPrevisto {
  readonly nombre: string
  /** Monthly salary, and what a quincena may still be withheld of it. */
  readonly sueldoCentavos: number
  readonly porcentaje: number
  readonly comprometidoCentavos: number
  readonly capacidadCentavos: number
  /** The first quincena, "Q23 2026". */
  readonly primera: string
  /** The first one that the person's entity has not closed (ordinal), and why it is a later one than today's; "" where it is today's. */
  readonly libre: number
  readonly porQueLibre: string
  /** Null while capital or term is not one of the plan. */
  readonly plan: {
    readonly interesCentavos: number
    readonly totalCentavos: number
    readonly abonoCentavos: number
    readonly ultimoAbonoCentavos: number
    /** The last quincena, "Q3 2027". */
    readonly ultima: string
  } | null
  readonly campos: Readonly<Record<string, string>>
}
