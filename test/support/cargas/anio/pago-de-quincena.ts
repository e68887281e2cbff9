import type { Empleado } from './modelo.ts'

/** What a dependency owes somebody in one quincena, in centavos. */
export interface PagoDeQuincena {
  /** Hundredths of a day. */
  readonly dias: number
  readonly sueldo: number
  readonly otras: number
  readonly quinquenios: number
  /** Deduction for the savings fund: five percent of the salary. */
  readonly ahorro: number
  readonly prestamo: number
  /** Paid and no base. */
  readonly despensa: number
}

/** The payroll of somebody: other benefits change each quincena, one in four owes a loan, one in three has quinquenios. */
export function pagoDeQuincena({ interno, sueldoMensual }: Empleado, quincena: number): PagoDeQuincena {
  const sueldo = sueldoMensual / 2
  return {
    dias: 1_500,
    sueldo,
    otras: 10_000 + ((interno * 31 + quincena * 17) % 900) * 10,
    quinquenios: interno % 3 === 0 ? 15_000 : 0,
    ahorro: Math.round(sueldo / 20),
    prestamo: interno % 4 === 0 ? 43_210 : 0,
    despensa: interno % 5 === 0 ? 30_000 : 0,
  }
}
