/** Most intervals between the marks of an axis. */
const TRAMOS = 5
const PASOS = [1, 2, 5] as const

/**
 * The marks of an axis from zero to at least `mayor`, round and equally far apart; never nearer than `menorPaso`, the smallest
 * difference that the figures are written with, so that no two marks read the same.
 */
export function marcasDe(mayor: number, menorPaso: number): number[] {
  const paso = pasoDe(mayor / TRAMOS, menorPaso)
  const tramos = Math.max(1, Math.ceil(mayor / paso - 1e-9))
  return Array.from({ length: tramos + 1 }, (_, i) => Number((i * paso).toPrecision(12)))
}

/** The first of 1, 2, 5, 10, 20, 50… times `menorPaso` that is not below `minimo`. */
function pasoDe(minimo: number, menorPaso: number): number {
  for (let decena = menorPaso; ; decena *= 10)
    for (const paso of PASOS) if (paso * decena >= minimo - 1e-9) return paso * decena
}
