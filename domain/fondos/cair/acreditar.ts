import type { ClaseAsiento } from './asiento.ts'

/** An entry without its account and its day. */
export interface Movimiento {
  readonly clase: ClaseAsiento
  readonly importeCentavos: number
}

const conImporte = (movimientos: readonly Movimiento[]): Movimiento[] =>
  movimientos.filter(({ importeCentavos }) => importeCentavos !== 0)

/**
 * Entries of a contribution whose payment was validated. One below zero takes what is available; the rest is por cobrar, and
 * the next ones pay it first, so that a balance is never negative (decision 10.24). Amounts in centavos.
 */
export function acreditar({
  importeCentavos,
  disponibleCentavos,
  porCobrarCentavos,
}: {
  readonly importeCentavos: number
  readonly disponibleCentavos: number
  readonly porCobrarCentavos: number
}): Movimiento[] {
  const owed =
    importeCentavos >= 0
      ? 0 - Math.min(importeCentavos, porCobrarCentavos)
      : Math.max(0, -importeCentavos - disponibleCentavos)
  return conImporte([
    { clase: 'aportacion', importeCentavos },
    { clase: 'por_cobrar', importeCentavos: owed },
  ])
}

/** What an account holds from a day on, what its person owes it, and whether capital was withdrawn since it was credited. */
export interface EstadoCuenta {
  readonly disponibleCentavos: number
  readonly porCobrarCentavos: number
  readonly retirado: boolean
}

/**
 * Entries that undo what a payment credited: `netoCentavos` of contributions and `cobradoCentavos` of por cobrar. What had been
 * left owed and was collected since is given back, not forgiven; what other debits took meanwhile is owed (10.24). Null once
 * capital was withdrawn after it, whatever is left (10.31).
 */
export function revertir(
  { netoCentavos, cobradoCentavos }: { readonly netoCentavos: number; readonly cobradoCentavos: number },
  { disponibleCentavos, porCobrarCentavos, retirado }: EstadoCuenta,
): Movimiento[] | null {
  if (retirado && netoCentavos > 0) return null
  const back = 0 - Math.min(cobradoCentavos, porCobrarCentavos)
  const missing = Math.max(0, netoCentavos - back - disponibleCentavos)
  return conImporte([
    { clase: 'reversa', importeCentavos: 0 - netoCentavos },
    { clase: 'por_cobrar', importeCentavos: back + missing },
  ])
}
