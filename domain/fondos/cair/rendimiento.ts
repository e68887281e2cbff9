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
 * the even one. An entry counts from its own day, which it closes, to 31 December; one of earlier years every day.
 */
export function rendimientoDe(
  asientos: readonly Pick<Asiento, 'cuenta' | 'fecha' | 'importeCentavos'>[],
  cuenta: CuentaCair,
  { anio, tasa }: TasaAnual,
): Rendimiento {
  const [primero, ultimo] = [plainDate(anio, 1, 1), ultimoDia(anio)]
  const dias = inclusiveDays(primero, ultimo)
  let sumaDiariaCentavos = 0
  for (const { cuenta: own, fecha, importeCentavos } of asientos)
    if (own === cuenta && fecha <= ultimo)
      sumaDiariaCentavos += importeCentavos * (fecha <= primero ? dias : inclusiveDays(fecha, ultimo))
  const rendimientoCentavos = multiplyDivide(sumaDiariaCentavos, tasa, 100 * DIEZMILESIMOS * dias, 'medio-par')
  return { sumaDiariaCentavos, dias, rendimientoCentavos }
}

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
