import { formatPesos } from '#domain/organica/dinero.ts'

/** A difference in pesos with its sign, which is a minus and not a hyphen: "+$12.00", "−$9.50". */
export function conSigno(centavos: number): string {
  if (centavos === 0) return formatPesos(0)
  return `${centavos < 0 ? '−' : '+'}${formatPesos(Math.abs(centavos))}`
}
