/** What is ordered of a loan in a quincena: its abono, or what it still owes when that is less. */
export function ordenDe(prestamo: { readonly saldoCentavos: number; readonly abonoCentavos: number }): number {
  return Math.max(0, Math.min(prestamo.abonoCentavos, prestamo.saldoCentavos))
}

/**
 * What an order collects besides its abono of what an error of the entity left out: at most what is left of the balance, and
 * of what may be withheld of the person (decision 11.13). Centavos.
 */
export function reordenDe(prestamo: {
  readonly porReordenarCentavos: number
  readonly restaCentavos: number
  readonly capacidadCentavos: number
}): number {
  return Math.max(0, Math.min(prestamo.porReordenarCentavos, prestamo.restaCentavos, prestamo.capacidadCentavos))
}
