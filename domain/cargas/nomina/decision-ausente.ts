/** What is decided of an active person whom no row of the payroll names. */
export const DECISIONES_AUSENTE = {
  movimientos: 'Se le calcula con sus movimientos',
  sin_pago: 'No se le pagó',
} as const
export type DecisionAusente = keyof typeof DECISIONES_AUSENTE
