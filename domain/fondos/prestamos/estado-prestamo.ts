import type { EstadoPrestamo } from './tipo-prestamo.ts'

/**
 * The state of a loan by what it owes (decisions 10.22 and 11.13): settled without a balance; `por_cobrar` with one that no
 * close will order, because its person left or because the rest is collected directly; else what it was. Amounts in centavos.
 */
export function estadoPorSaldo(prestamo: {
  readonly saldoCentavos: number
  /** Ordered and not answered. */
  readonly ordenadoCentavos: number
  /** Collected of the person directly and not paid. */
  readonly directoCentavos: number
  readonly previo: 'activo' | 'suspendido'
  /** Whether its person left. */
  readonly ausente: boolean
}): EstadoPrestamo {
  const { saldoCentavos, ordenadoCentavos, directoCentavos, previo, ausente } = prestamo
  if (saldoCentavos <= 0) return 'liquidado'
  if (ausente) return 'por_cobrar'
  return sinMasOrdenes({ saldoCentavos, ordenadoCentavos, directoCentavos }) && previo === 'activo'
    ? 'por_cobrar'
    : previo
}

/** Whether a loan with a balance has nothing ordered and nothing left to order. */
export function sinMasOrdenes(prestamo: {
  readonly saldoCentavos: number
  readonly ordenadoCentavos: number
  readonly directoCentavos: number
}): boolean {
  return prestamo.ordenadoCentavos === 0 && prestamo.saldoCentavos <= prestamo.directoCentavos
}
