import type { PlainDate } from '#domain/plain-date.ts'
import type { Asiento, CuentaCair } from './asiento.ts'

/** What is in each account, in centavos. */
export interface SaldoCair extends Readonly<Record<CuentaCair, number>> {
  readonly total: number
}

/** The balance: the sum of the entries, never a number kept beside them. */
export function saldoCair(asientos: readonly Pick<Asiento, 'cuenta' | 'importeCentavos'>[]): SaldoCair {
  const saldo = { normal: 0, voluntaria: 0, total: 0 }
  for (const { cuenta, importeCentavos } of asientos) {
    saldo[cuenta] += importeCentavos
    saldo.total += importeCentavos
  }
  return saldo
}

/** What the person still owes the account: debits that it could not bear, less what was recovered. */
export function porCobrarDe(asientos: readonly Pick<Asiento, 'clase' | 'importeCentavos'>[]): number {
  return asientos.reduce((sum, { clase, importeCentavos }) => sum + (clase === 'por_cobrar' ? importeCentavos : 0), 0)
}

/**
 * The most that can be taken from an account as of a day without any closing balance from that day on going below zero: the
 * lowest of them. What was withdrawn later is no longer there, whatever came after it.
 */
export function disponibleDesde(asientos: readonly Asiento[], cuenta: CuentaCair, fecha: PlainDate): number {
  const propios = asientos.filter((asiento) => asiento.cuenta === cuenta)
  const sumUntil = (dia: PlainDate): number =>
    propios.reduce((sum, { fecha: de, importeCentavos }) => sum + (de <= dia ? importeCentavos : 0), 0)
  const dias = new Set([fecha, ...propios.map(({ fecha: de }) => de).filter((de) => de > fecha)])
  return Math.max(0, Math.min(...[...dias].map(sumUntil)))
}
