import { multiplyDivide } from '#domain/fondos/redondeo.ts'

/** What a close charged of a fund, in centavos; negative where it gave back. */
export interface CargoDeFondo {
  readonly titulo: string
  readonly centavos: number
}

/**
 * How a principal paid parts among the funds that make a charge, in proportion, so that once all of it is paid each fund has
 * just what the close charged: `pagadoCentavos` in all less what `antesCentavos` had parted. The parts always add up.
 */
export function partirPorFondo(
  fondos: readonly CargoDeFondo[],
  principalCentavos: number,
  antesCentavos: number,
  pagadoCentavos: number,
): CargoDeFondo[] {
  if (principalCentavos <= 0) return []
  let [sumaAntes, sumaAhora, suma] = [0, 0, 0]
  return fondos.map(({ titulo, centavos }) => {
    suma += centavos
    const antes = multiplyDivide(suma, antesCentavos, principalCentavos, 'truncar')
    const ahora = multiplyDivide(suma, pagadoCentavos, principalCentavos, 'truncar')
    const parte = ahora - sumaAhora - (antes - sumaAntes)
    sumaAntes = antes
    sumaAhora = ahora
    return { titulo, centavos: parte }
  })
}

/**
 * How the part of each payment that went to a charge parts among the funds that make it, `porPagarCentavos` in all: payments in
 * the order of the bank's days, each beside what those before had parted. Parts of nothing are left out; the others add up.
 */
export function repartirPorFondo<Pago extends { readonly capitalCentavos: number }>(
  fondos: readonly CargoDeFondo[],
  porPagarCentavos: number,
  pagos: readonly Pago[],
): (Pago & { readonly fondos: readonly CargoDeFondo[] })[] {
  let antes = 0
  return pagos.map((pago) => {
    const pagado = antes + pago.capitalCentavos
    const partes = partirPorFondo(fondos, porPagarCentavos, antes, pagado)
    antes = pagado
    return { ...pago, fondos: partes.filter(({ centavos }) => centavos !== 0) }
  })
}
