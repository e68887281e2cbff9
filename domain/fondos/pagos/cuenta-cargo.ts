import { diasDeMora, interesMora } from '#domain/fondos/mora.ts'
import type { PlainDate } from '#domain/plain-date.ts'

/** What became of a payment that the bank reported (decisions 10.28 to 10.31 and 11.12). */
export const RESULTADOS_PAGO = {
  exacto: 'Completo',
  parcial: 'Parcial',
  excedente: 'Con excedente',
  doble: 'Doble',
  desconocido: 'Referencia desconocida',
  anulado: 'A línea anulada',
  devuelto: 'Devuelto',
  revertido: 'Revertido por el banco',
  reversa: 'Reversa del banco',
} as const satisfies Record<string, string>

export type ResultadoPago = keyof typeof RESULTADOS_PAGO

/** A payment of a charge, as it is told apart from the others. */
export interface PagoDeCargo {
  readonly id: number
  readonly importeCentavos: number
  /** Day of the bank. */
  readonly fecha: PlainDate
  /** Until when interest counts for it (`interesHasta`). */
  readonly interesHasta: PlainDate
}

/** Where a payment went: interest first, then principal; what is over is the debtor's credit (decision 10.31). */
export interface Reparto {
  readonly id: number
  readonly interesCentavos: number
  readonly capitalCentavos: number
  readonly excedenteCentavos: number
  readonly resultado: ResultadoPago
  /** Paid after the charge's limit by the bank's date, while it was owed. */
  readonly tardio: boolean
}

/** Interest of a stretch of days in which what was unpaid did not change. */
export interface TramoDeMora {
  readonly desde: PlainDate
  readonly hasta: PlainDate
  readonly dias: number
  readonly capitalCentavos: number
  readonly tasaMora: number
  readonly importeCentavos: number
}

/** What is owed of a charge on a day. */
export interface CuentaCargo {
  readonly repartos: readonly Reparto[]
  /** All the interest that there was, paid or not, stretch by stretch. */
  readonly tramos: readonly TramoDeMora[]
  readonly capitalCentavos: number
  readonly interesCentavos: number
  /** Principal unpaid after the limit, or paid later by the bank's date (decision 10.30). */
  readonly multa: boolean
  /** Day of the payment that completed it. */
  readonly pagadoEl: PlainDate | null
}

/** Principal that bears interest from a day on. */
export interface ParteDeCapital {
  readonly capitalCentavos: number
  /** Interest counts from the day after. */
  readonly limite: PlainDate
  /** Yearly rate, a percentage in ten-thousandths. */
  readonly tasaMora: number
}

/**
 * A charge: principal less the credit that lowered it, its first limit, and the yearly rate of late interest. `partes` are of a
 * late contribution, whose interest counts from the limit of each quincena (decision 10.33); the oldest is paid first.
 */
export interface CargoPorPagar extends ParteDeCapital {
  readonly partes?: readonly ParteDeCapital[]
  /** Each of `partes` is late after its own limit: of a close made again with an increase (decisiones §11.2). */
  readonly vencenPorParte?: boolean
}

/**
 * Day until which interest counts for a payment: the bank's day (decision 11.15). Who pays an older line in time owes what it asked
 * for, interest until `linea.interesHasta`.
 */
export function interesHasta(
  fecha: PlainDate,
  linea: { readonly emitida: PlainDate; readonly limite: PlainDate; readonly interesHasta: PlainDate },
): PlainDate {
  const inTime = fecha >= linea.emitida && fecha <= linea.limite
  return inTime && linea.interesHasta < fecha ? linea.interesHasta : fecha
}

/**
 * The account of a charge on `hoy`. `pagos` in the order of the bank's days: whatever the order in which they became known,
 * the answer is the same. Interest is simple, on the principal unpaid in each stretch of days, rounded by stretch.
 */
export function cuentaDeCargo(cargo: CargoPorPagar, pagos: readonly PagoDeCargo[], hoy: PlainDate): CuentaCargo {
  let [capital, interes] = [cargo.capitalCentavos, 0]
  let pagadoEl: PlainDate | null = null
  const tramos: TramoDeMora[] = []
  const partes = (cargo.partes ?? [cargo]).map(({ capitalCentavos, limite, tasaMora }) => ({
    capital: capitalCentavos,
    desde: limite,
    vence: cargo.vencenPorParte ? limite : cargo.limite,
    tasaMora,
  }))
  const isLate = (dia: PlainDate): boolean => partes.some((parte) => parte.capital > 0 && dia > parte.vence)
  const accrue = (hasta: PlainDate) => {
    for (const parte of partes) {
      const { capital: capitalCentavos, desde, tasaMora } = parte
      if (hasta <= desde) continue
      const dias = diasDeMora(desde, hasta)
      const importeCentavos = interesMora(capitalCentavos, tasaMora, dias)
      if (importeCentavos > 0) tramos.push({ desde, hasta, dias, capitalCentavos, tasaMora, importeCentavos })
      interes += importeCentavos
      parte.desde = hasta
    }
  }
  const payCapital = (centavos: number) => {
    let rest = centavos
    for (const parte of partes) {
      const paid = Math.min(rest, parte.capital)
      parte.capital -= paid
      rest -= paid
    }
    capital -= centavos
  }
  const repartos = pagos.map((pago): Reparto => {
    const wasOwed = capital > 0 || interes > 0
    accrue(pago.interesHasta)
    const interesCentavos = Math.min(pago.importeCentavos, interes)
    const capitalCentavos = Math.min(pago.importeCentavos - interesCentavos, capital)
    const excedenteCentavos = pago.importeCentavos - interesCentavos - capitalCentavos
    // Only interest is left of what was paid late.
    const tardio = capital > 0 ? isLate(pago.fecha) : wasOwed && pago.fecha > cargo.limite
    interes -= interesCentavos
    payCapital(capitalCentavos)
    const isOwed = capital > 0 || interes > 0
    if (wasOwed && !isOwed) pagadoEl = pago.fecha
    const resultado = resultadoOf(wasOwed, isOwed, excedenteCentavos)
    return { id: pago.id, interesCentavos, capitalCentavos, excedenteCentavos, resultado, tardio }
  })
  accrue(hoy)
  return {
    repartos,
    tramos,
    capitalCentavos: capital,
    interesCentavos: interes,
    multa: repartos.some(({ tardio }) => tardio) || isLate(hoy),
    pagadoEl,
  }
}

function resultadoOf(wasOwed: boolean, isOwed: boolean, excedente: number): ResultadoPago {
  if (!wasOwed) return 'doble'
  if (isOwed) return 'parcial'
  return excedente > 0 ? 'excedente' : 'exacto'
}
