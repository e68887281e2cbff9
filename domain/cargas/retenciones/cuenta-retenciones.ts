import { excesoDe } from '#domain/fondos/prestamos/saldo-a-favor.ts'

/** What a file of withholdings adds up to, in centavos: ordered − missing + in favour = withheld. */
export interface CuentaRetenciones {
  readonly ordenado: number
  /** With what exceeds the orders. */
  readonly retenido: number
  /** Ordered and not withheld. */
  readonly diferencia: number
  readonly aFavor: number
}

/** Adds up answers to orders. */
export function contarRetenciones(
  respuestas: Iterable<{ readonly ordenado: number; readonly retenido: number }>,
): CuentaRetenciones {
  let [ordenadas, retenidas, diferencia, aFavor] = [0, 0, 0, 0]
  for (const { ordenado, retenido } of respuestas) {
    ordenadas += ordenado
    retenidas += retenido
    diferencia += excesoDe(ordenado, retenido)
    aFavor += excesoDe(retenido, ordenado)
  }
  return { ordenado: ordenadas, retenido: retenidas, diferencia, aFavor }
}
