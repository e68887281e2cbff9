/** A loan `por cobrar` as far as a withdrawal asks; amounts in centavos. */
export interface PrestamoPorDescontar {
  readonly id: number
  readonly saldoCentavos: number
  /** What settles it today: the interest that was not earned is not owed. */
  readonly liquidaCentavos: number
}

/** What a withdrawal pays of a loan, and what is forgiven of it because it settles it. */
export interface Descuento {
  readonly prestamoId: number
  readonly pagoCentavos: number
  readonly condonadoCentavos: number
}

/**
 * What a withdrawal of `importeCentavos` pays of its person's loans, with their signed consent (decision 10.22): in the order
 * given, each one settled while there is enough; the first that cannot be is paid what is left, and forgiven nothing.
 */
export function descontar(importeCentavos: number, prestamos: readonly PrestamoPorDescontar[]): Descuento[] {
  let rest = importeCentavos
  return prestamos.flatMap(({ id, saldoCentavos, liquidaCentavos }) => {
    const settles = rest >= liquidaCentavos
    const pagoCentavos = Math.min(rest, liquidaCentavos)
    rest -= pagoCentavos
    const condonadoCentavos = settles ? saldoCentavos - liquidaCentavos : 0
    return pagoCentavos + condonadoCentavos > 0 ? [{ prestamoId: id, pagoCentavos, condonadoCentavos }] : []
  })
}

/** What is taken of a withdrawal in all, in centavos. */
export function totalDescontado(importeCentavos: number, prestamos: readonly PrestamoPorDescontar[]): number {
  return descontar(importeCentavos, prestamos).reduce((sum, { pagoCentavos }) => sum + pagoCentavos, 0)
}
