import { DIEZMILESIMOS } from '#domain/fondos/clave-parametro.ts'
import { multiplyDivide } from '#domain/fondos/redondeo.ts'
import { inclusiveDays, plainDate, type PlainDate } from '#domain/plain-date.ts'
import type { Asiento, CuentaCair } from './asiento.ts'

/** What a person does with the yield of a year (spec 1 §2.4.2). Without a form it is capitalized (decision 10.32). */
export const OPCIONES_RENDIMIENTO = {
  A: 'Entregar el rendimiento',
  B: 'Capitalizar el rendimiento',
} as const satisfies Record<string, string>
export type OpcionRendimiento = keyof typeof OPCIONES_RENDIMIENTO
export const OPCION_SIN_FORMULARIO: OpcionRendimiento = 'B'

/** A year, and the yearly rate in ten-thousandths of a percent: 5 % is 50,000. */
export interface TasaAnual {
  readonly anio: number
  readonly tasa: number
}

export interface Rendimiento {
  /** Sum of the closing balances of every day of the year. */
  readonly sumaDiariaCentavos: number
  readonly dias: number
  readonly rendimientoCentavos: number
}

/**
 * The yield of an account (decision 10.32): rate × (sum of daily closing balances ÷ days of the year), to the centavo, ties to
 * the even one.
 */
export function rendimientoDe(
  asientos: readonly Pick<Asiento, 'cuenta' | 'fecha' | 'importeCentavos'>[],
  cuenta: CuentaCair,
  anual: TasaAnual,
): Rendimiento {
  const suma = asientos
    .filter((asiento) => asiento.cuenta === cuenta)
    .reduce((sum, { fecha, importeCentavos }) => sum + importeCentavos * diasQueCuenta(fecha, anual.anio), 0)
  return rendimientoDeSuma(suma, anual)
}

/** The same of a sum of daily balances that is known already. */
export function rendimientoDeSuma(sumaDiariaCentavos: number, { anio, tasa }: TasaAnual): Rendimiento {
  const dias = diasDelAnio(anio)
  const rendimientoCentavos = multiplyDivide(sumaDiariaCentavos, tasa, 100 * DIEZMILESIMOS * dias, 'medio-par')
  return { sumaDiariaCentavos, dias, rendimientoCentavos }
}

/**
 * Days of a year at whose close an entry of a day is in the balance: from its own day to 31 December, all of them for one of
 * earlier years, none for one of later.
 */
export function diasQueCuenta(fecha: PlainDate, anio: number): number {
  const [primero, ultimo] = [plainDate(anio, 1, 1), ultimoDia(anio)]
  if (fecha > ultimo) return 0
  return inclusiveDays(fecha < primero ? primero : fecha, ultimo)
}

const diasDelAnio = (anio: number): number => inclusiveDays(plainDate(anio, 1, 1), ultimoDia(anio))

/** Entries of a yield, dated 31 December: option A pays out what it credits. */
export function asientosRendimiento(
  cuenta: CuentaCair,
  anio: number,
  importeCentavos: number,
  opcion: OpcionRendimiento,
): Asiento[] {
  if (importeCentavos <= 0) return []
  const fecha = ultimoDia(anio)
  const credit: Asiento = { cuenta, fecha, clase: 'rendimiento', importeCentavos }
  return opcion === 'B' ? [credit] : [credit, { ...credit, clase: 'entrega', importeCentavos: -importeCentavos }]
}

/** 31 December. */
export function ultimoDia(anio: number): PlainDate {
  return plainDate(anio, 12, 31)
}
