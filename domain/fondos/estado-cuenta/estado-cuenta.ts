import type { EstadoQuincena } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import type { ClaseAsiento } from '#domain/fondos/cair/asiento.ts'
import type { SaldoCair } from '#domain/fondos/cair/saldo.ts'
import type { FondoId } from '#domain/fondos/fondo.ts'
import type { EstatusPago } from '#domain/fondos/pagos/panel-pagos.ts'
import type { CobroPersonal } from '#domain/fondos/prestamos/cobro-personal.ts'
import type { PrestamoPanel } from '#domain/fondos/prestamos/retencion-panel.ts'
import type { Excedente } from '#domain/fondos/excedentes/excedente.ts'
import type { SaldoAFavor } from '#domain/fondos/prestamos/saldo-a-favor.ts'
import { dateParts, type PlainDate } from '#domain/plain-date.ts'

/** What a fund took of a person in a quincena; amounts in centavos. */
export interface FondoDeEstado {
  readonly fondo: FondoId
  readonly titulo: string
  readonly importeCentavos: number
}

/** The same in one quincena, with the rate on the salary that it was computed with: "22.25 %"; "" where it has none. */
export interface FondoDeQuincena extends FondoDeEstado {
  readonly tasa: string
}

/** A closed quincena of a person in an entity. */
export interface QuincenaDeEstado {
  /** The person in that close: what an objection names. */
  readonly personaId: number
  readonly codigo: string
  readonly chip: string
  readonly anio: number
  readonly entidad: string
  readonly dias: number
  readonly sueldoCentavos: number
  readonly fondos: readonly FondoDeQuincena[]
  /** What the entity owes of it, and what the person owes on leave. */
  readonly entidadCentavos: number
  readonly personalCentavos: number
  readonly totalCentavos: number
  /** Whether its entity has paid the line of that quincena, or the person what is owed on leave. */
  readonly estado: EstadoEnCuenta
  readonly actions: readonly 'explicar'[]
}

/** What the person owes by themselves of a quincena on leave (decision 10.20). */
export interface LicenciaDeEstado {
  readonly cargoId: number
  readonly chip: string
  readonly aportacionesCentavos: number
  readonly abonosCentavos: number
  readonly debeCentavos: number
  readonly limite: PlainDate | null
  readonly referencia: string
  readonly estatus: EstatusPago
  readonly actions: readonly ('generar' | 'explicar')[]
}

/** What a close ordered to withhold of a loan. */
export interface RetencionDeEstado {
  readonly retencionId: number
  readonly chip: string
  /** "P-000123". */
  readonly prestamo: string
  readonly ordenadoCentavos: number
  /** Null until it is answered. */
  readonly retenidoCentavos: number | null
  /** Why it was less, as its entity answered: "Sueldo insuficiente"; empty where it did not say. */
  readonly motivo: string
}

/** A withholding that was not the ordered one. */
export interface DiferenciaDeEstado extends RetencionDeEstado {
  readonly retenidoCentavos: number
}

/** Days recognised later, with what their entity owes of them (decision 10.33). */
export interface ExtemporaneaDeEstado {
  readonly folio: string
  readonly titulo: string
  readonly desde: PlainDate
  readonly hasta: PlainDate
  readonly entidad: string
  readonly importeCentavos: number
  readonly estado: Exclude<EstadoQuincena, 'sin_cargo'>
}

/** The person's retirement account; null for who has no entry. */
export interface CairDeEstado {
  readonly saldo: SaldoCair
  readonly porCobrarCentavos: number
  /** What made the balance, by class of entry, in their order; amounts that add up to it. */
  readonly clases: readonly {
    readonly clase: ClaseAsiento
    readonly titulo: string
    readonly importeCentavos: number
  }[]
}

export interface EstadoDeCuenta {
  readonly interno: string
  readonly nombre: string
  readonly entidad: string
  readonly situacion: string
  readonly folio: string
  /** Years with closed quincenas, the newest first; and the one shown, null for all. */
  readonly anios: readonly number[]
  readonly anio: number | null
  /** The newest first. */
  readonly quincenas: readonly QuincenaDeEstado[]
  /** Sums of the quincenas shown. */
  readonly totales: readonly FondoDeEstado[]
  readonly totalCentavos: number
  /** Of the total, what entities have not paid yet, and what the person has not. */
  readonly sinPagarCentavos: number
  readonly licencias: readonly LicenciaDeEstado[]
  /** Abonos that were not withheld and that the person owes, the newest first. */
  readonly cobros: readonly CobroPersonal[]
  /** What entities withheld beyond the orders, the newest first. */
  readonly saldosAFavor: readonly SaldoAFavor[]
  /** What payrolls deducted beyond what was due, the newest first. */
  readonly excedentes: readonly Excedente[]
  readonly prestamos: readonly PrestamoPanel[]
  /** What closes that stand ordered of the loans, the newest first. */
  readonly retenciones: readonly RetencionDeEstado[]
  readonly extemporaneas: readonly ExtemporaneaDeEstado[]
  readonly cair: CairDeEstado | null
  readonly actions: readonly 'inconformidad'[]
}

/** Who owed a quincena and whether it is paid: its entity, or the person when all of it is owed on leave. */
export type EstadoEnCuenta = EstadoQuincena | 'licencia_pagada' | 'licencia_pendiente'

/** "pagada / no pagada por su entidad" in the words of the statement. */
export const PAGADA_POR = {
  pagada: 'Pagada por su entidad',
  pendiente: 'No pagada por su entidad',
  sin_cargo: 'Nada por pagar',
  licencia_pagada: 'Pagada por la persona',
  licencia_pendiente: 'No pagada por la persona',
} as const satisfies Record<EstadoEnCuenta, string>

/** Folio of a printed statement: whose it is and of which day, "EC-018841-261120". */
export function folioEstadoCuenta(interno: string, hoy: PlainDate): string {
  return `EC-${interno}-${seisDigitos(hoy)}`
}

/** Folio of a printed CAIR statement: whose it is, of which day and of which period, "ECC-018841-261120-260101-260630". */
export function folioEstadoCair(
  interno: string,
  hoy: PlainDate,
  { desde, hasta }: { readonly desde: PlainDate; readonly hasta: PlainDate },
): string {
  return `ECC-${[interno, seisDigitos(hoy), seisDigitos(desde), seisDigitos(hasta)].join('-')}`
}

function seisDigitos(fecha: PlainDate): string {
  const { year, month, day } = dateParts(fecha)
  return [year, month, day].map((number) => String(number % 100).padStart(2, '0')).join('')
}

/** The withholdings that were not the ordered ones. */
export function diferenciasDe(retenciones: readonly RetencionDeEstado[]): DiferenciaDeEstado[] {
  return retenciones.flatMap((retencion) => {
    const { ordenadoCentavos, retenidoCentavos } = retencion
    return retenidoCentavos !== null && retenidoCentavos < ordenadoCentavos ? [{ ...retencion, retenidoCentavos }] : []
  })
}

/** Sums by fund, in the order in which the funds come. */
export function sumarFondos(quincenas: readonly Pick<QuincenaDeEstado, 'fondos'>[]): FondoDeEstado[] {
  const sums = new Map<FondoId, FondoDeEstado>()
  for (const { fondo, titulo, importeCentavos } of quincenas.flatMap(({ fondos }) => fondos))
    sums.set(fondo, { fondo, titulo, importeCentavos: (sums.get(fondo)?.importeCentavos ?? 0) + importeCentavos })
  return [...sums.values()]
}
