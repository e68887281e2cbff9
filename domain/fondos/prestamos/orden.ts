/** What is ordered of a loan in a quincena: its abono, or what it still owes when that is less. */
export function ordenDe(prestamo: { readonly saldoCentavos: number; readonly abonoCentavos: number }): number {
  return Math.max(0, Math.min(prestamo.abonoCentavos, prestamo.saldoCentavos))
}
