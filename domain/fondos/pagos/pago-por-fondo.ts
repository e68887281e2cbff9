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
