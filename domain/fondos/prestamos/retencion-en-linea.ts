/**
 * What a payment line takes of a withholding, in centavos (decision 10.21): what was answered as withheld, else what was
 * ordered, less what lines in force took of it before. So a first line takes the order, and an answer that comes later
 * adjusts the next one, downwards or, once corrected, upwards. What was withheld beyond the order is paid in too (11.13).
 */
export function retencionPorCargar(retencion: {
  readonly ordenadoCentavos: number
  /** Null until it is answered. */
  readonly retenidoCentavos: number | null
  /** Withheld beyond the order. */
  readonly aFavorCentavos: number
  /** What lines that are not void took of it already. */
  readonly cargadoCentavos: number
}): number {
  const { ordenadoCentavos, retenidoCentavos, aFavorCentavos, cargadoCentavos } = retencion
  return (retenidoCentavos ?? ordenadoCentavos) + aFavorCentavos - cargadoCentavos
}
