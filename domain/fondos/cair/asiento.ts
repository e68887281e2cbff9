import type { PlainDate } from '#domain/plain-date.ts'

/** A person's two accounts: what the law contributes, and what the person saves besides. */
export const CUENTAS_CAIR = {
  normal: 'Aportación normal',
  voluntaria: 'Aportación voluntaria',
} as const satisfies Record<string, string>
export type CuentaCair = keyof typeof CUENTAS_CAIR
export const CUENTA_CAIR_IDS = Object.keys(CUENTAS_CAIR) as [CuentaCair, ...CuentaCair[]]

/**
 * What an entry of the ledger is. `entrega`: a yield paid out (option A). `por_cobrar`: the part of a debit that the account
 * could not bear, and its recovery with the opposite sign (decision 10.24). `reversa`: what a payment no longer validated had
 * credited (10.31).
 */
export const CLASES_ASIENTO = {
  aportacion: 'Aportación',
  voluntaria: 'Aportación voluntaria',
  rendimiento: 'Rendimiento',
  entrega: 'Entrega de rendimiento',
  retiro: 'Retiro de capital',
  reversa: 'Reversa',
  por_cobrar: 'Por cobrar',
} as const satisfies Record<string, string>
export type ClaseAsiento = keyof typeof CLASES_ASIENTO

/** One entry: the balance of an account is the sum of them, in centavos, debits negative. */
export interface Asiento {
  readonly cuenta: CuentaCair
  readonly clase: ClaseAsiento
  /** From which day it counts: for a contribution, the bank's. */
  readonly fecha: PlainDate
  readonly importeCentavos: number
}
