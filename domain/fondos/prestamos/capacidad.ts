/**
 * The constants that loans are made by, with what they are until an administrator sets another: how much of a salary may be
 * withheld, how many loans of one kind, and the yearly interest of each plan, in percent.
 */
export const CONSTANTES_PRESTAMO = {
  PORCENTAJE_MAXIMO_RETENCION: '30',
  PRESTAMOS_POR_TIPO: '1',
  INTERES_ANUAL_CORTO: '0',
  INTERES_ANUAL_MEDIANO: '0',
  INTERES_ANUAL_HIPOTECARIO: '0',
} as const satisfies Record<string, string>
export type ConstantePrestamo = keyof typeof CONSTANTES_PRESTAMO

/**
 * What may still be withheld of a person in a quincena, in centavos: a percentage of the quincena's salary, whole centavos, less
 * the abonos that are withheld already. Never below 0.
 */
export function capacidadRetencion(datos: {
  readonly sueldoCentavos: number
  readonly porcentaje: number
  readonly comprometidoCentavos: number
}): number {
  const tope = Math.floor((datos.sueldoCentavos * datos.porcentaje) / 200)
  return Math.max(0, tope - datos.comprometidoCentavos)
}
