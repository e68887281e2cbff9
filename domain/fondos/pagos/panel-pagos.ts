import type { PapelDePropuesta, PropuestaPanel } from '#domain/autorizaciones/propuesta.ts'
import type { EntidadVisible, QuincenaTexto } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import type { AntiguedadId } from '#domain/fondos/mora.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { RESULTADOS_PAGO, type ResultadoPago } from './cuenta-cargo.ts'
import { isReversa, type EdadPago, type MotivoSinLinea } from './por-identificar.ts'

/** How a charge or a line stands (spec 3 §3, "Payment row"). */
export const ESTATUS_PAGO = { PENDIENTE: 'Pendiente', PAGADO: 'Pagado' } as const
export type EstatusPago = keyof typeof ESTATUS_PAGO

/** A line as its dialog and its sheet show it. */
export interface LineaDada {
  readonly referencia: string
  /** In groups of four, as people read it. */
  readonly referenciaTexto: string
  readonly capitalCentavos: number
  readonly interesCentavos: number
  readonly totalCentavos: number
  readonly limite: PlainDate
  readonly vencida: boolean
  /** Code 128 as SVG. */
  readonly barras: string
}

/** What an entity owes of a closed quincena (spec 3 §2.17). */
export interface AportacionRetencion extends QuincenaTexto {
  readonly entidad: EntidadVisible
  /** Closed quincenas of the entity, newest first. */
  readonly quincenas: readonly QuincenaTexto[]
  readonly aportacionesCentavos: number
  readonly retencionesCentavos: number
  readonly totalCentavos: number
  /** Credit of before that lowered it. */
  readonly creditoCentavos: number
  readonly pagadoCentavos: number
  readonly debeCentavos: number
  readonly interesCentavos: number
  readonly multa: boolean
  /** What people on leave owe of it by themselves, with references of their own. */
  readonly licencias: { readonly personas: number; readonly totalCentavos: number }
  readonly linea: LineaDada | null
  readonly actions: readonly ('generar' | 'imprimir')[]
}

/** A row of "Validación de pagos" (spec 3 §2.20). */
export interface LineaPorValidar {
  readonly id: number
  readonly version: number
  readonly entidad: string
  readonly quincena: string
  readonly referencia: string
  readonly montoCentavos: number
  readonly limite: PlainDate
  readonly estatus: EstatusPago
  readonly multa: boolean
  readonly validado: boolean
  readonly validadoPor: string
}

/** "PAGADO", "PENDIENTE, multa". */
export function estatusPagoTexto({ estatus, multa }: Pick<LineaPorValidar, 'estatus' | 'multa'>): string {
  return `${ESTATUS_PAGO[estatus]}${multa ? ', multa' : ''}`
}

/** Lines whose validation one request changes. */
export const MAX_VALIDACIONES = 100

/** What the actor can do today with payment lines. */
export interface EstadoValidacion {
  readonly actions: readonly ('editar' | 'cargar' | 'registrar')[]
  /** Whether the profile validates payments; `editar` is among `actions` only on a PAGO day. */
  readonly valida: boolean
}

/** A payment in its list. */
export interface PagoRegistrado {
  readonly id: number
  /** As the bank sent it. */
  readonly referencia: string
  /** Reference of the line that it is credited to, or that was voided; "" without one. */
  readonly linea: string
  readonly importeCentavos: number
  readonly fecha: PlainDate
  readonly operacion: string
  readonly resultado: ResultadoPago
  readonly tardio: boolean
  /** Entity or person of the line; "" when nobody's. */
  readonly deudor: string
  readonly quincena: string
  readonly interesCentavos: number
  readonly capitalCentavos: number
  readonly excedenteCentavos: number
  /** File and line it came in, or who wrote it. */
  readonly origen: string
  /** The proposal of a payment written by hand, with its voucher. Null for one of the bank's file, or if the actor cannot see it. */
  readonly propuesta: (Pick<PropuestaPanel, 'id' | 'folio'> & { readonly papel: PapelDePropuesta | null }) | null
  /** `asignar`: it credits nobody yet. */
  readonly actions: readonly ('reasignar' | 'asignar')[]
}

/** "Completo", "Parcial, tardío". */
export function resultadoPagoTexto({
  resultado,
  tardio,
  importeCentavos,
}: Pick<PagoRegistrado, 'resultado' | 'tardio' | 'importeCentavos'>): string {
  if (isReversa({ importeCentavos }) && resultado === 'desconocido') return 'Reversa sin su pago'
  if (isReversa({ importeCentavos }) && resultado === 'devuelto') return REVERSA_CERRADA
  return `${RESULTADOS_PAGO[resultado]}${tardio ? ', tardío' : ''}`
}

/** A reversal whose payment never was in the portal, as two people closed it. */
export const REVERSA_CERRADA = 'Reversa cerrada sin su pago'

/** Whose the line of a payment is. */
export const deudorTexto = ({ deudor }: Pick<PagoRegistrado, 'deudor'>): string => deudor || 'Nadie la tiene'

/** "banco.csv, renglón 5", "A mano, Ana Arce". */
export function origenTexto({
  archivo,
  renglon,
  autor,
}: Readonly<Record<'archivo' | 'autor', string | null>> & { readonly renglon: number | null }): string {
  return archivo === null ? `A mano, ${autor ?? 'Sistema'}` : `${archivo}, renglón ${renglon ?? ''}`
}

/** A payment that matches no line in force, as the answer to its file names it. */
export interface PagoSinLinea {
  readonly operacion: string
  /** As the bank sent it first. */
  readonly referencia: string
  readonly importeCentavos: number
  readonly motivo: MotivoSinLinea
  /** Reference of the line proposed for it; "" without one. It is never applied by itself. */
  readonly sugerida: string
}

/** A row of "Pagos por identificar". */
export interface PagoPorIdentificar extends PagoSinLinea {
  readonly id: number
  readonly fecha: PlainDate
  /** Days since the bank's day. */
  readonly dias: number
  /** Entity of the line that is proposed; "" without one. */
  readonly deudor: string
  readonly origen: string
  readonly actions: readonly ('asignar' | 'devolver')[]
}

/** How many payments wait to be identified and their sum, in all and by age. */
export interface PagosPorEdad {
  readonly pagos: number
  readonly centavos: number
  readonly antiguedad: readonly {
    readonly id: EdadPago
    readonly titulo: string
    readonly pagos: number
    readonly centavos: number
  }[]
}

/** What came of an answer of the bank. */
export interface RespuestaCargada {
  readonly pagos: number
  readonly totalCentavos: number
  /** Payments that were known already, by the bank's number. */
  readonly repetidos: number
  readonly porResultado: Readonly<Partial<Record<ResultadoPago, number>>>
  readonly tardios: number
  /** Payments that the bank took back. */
  readonly reversas: number
  /** Of payments that are not on file: they wait to be identified. */
  readonly reversasSinPago: number
  /** Payments that wait to be identified and that the bank sent again with another reference. */
  readonly corregidos: number
  /** The first payments without a line in force, and the first corrected ones. */
  readonly porIdentificar: readonly PagoSinLinea[]
}

/** An entity's account (issue of the quincena, What it gives). */
export interface CuentaEntidad {
  readonly entidad: EntidadVisible
  readonly cargoCentavos: number
  readonly pagadoCentavos: number
  readonly debeCentavos: number
  readonly interesCentavos: number
  readonly creditoCentavos: number
  readonly antiguedad: readonly { readonly id: AntiguedadId; readonly titulo: string; readonly centavos: number }[]
  readonly cargos: readonly CargoDeCuenta[]
}

export interface CargoDeCuenta extends QuincenaTexto {
  readonly principalCentavos: number
  readonly creditoCentavos: number
  readonly pagadoCentavos: number
  readonly interesPagadoCentavos: number
  /** Paid over what was owed. */
  readonly excedenteCentavos: number
  readonly debeCentavos: number
  /** Of what is owed. */
  readonly interesCentavos: number
  readonly limite: PlainDate | null
  /** How old what it owes is; null for one without a limit. */
  readonly antiguedad: AntiguedadId | null
  readonly estatus: EstatusPago | 'A FAVOR'
  readonly multa: boolean
  /** The late contribution that it is of, and the reference of its line; null for a quincena's. */
  readonly extemporanea: { readonly folio: string; readonly referencia: string } | null
  /** The entity that it was charged to before it went into this one; null for its own. */
  readonly de: { readonly nombre: string; readonly clave0: string; readonly clave1: string } | null
}

/** Money of a bank's day, parted by fund as the close of each line parts it. */
export interface PagadoPorDia {
  readonly fecha: PlainDate
  readonly totalCentavos: number
  readonly interesCentavos: number
  readonly excedenteCentavos: number
  readonly fondos: readonly { readonly titulo: string; readonly centavos: number }[]
}
