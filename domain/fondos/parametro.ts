import type { ClaveParametro } from './clave-parametro.ts'
import type { Redondeo } from './redondeo.ts'

/** Values of a record: each key in ten-thousandths (5 % is 50,000). */
export type ValoresParametro = Readonly<Record<ClaveParametro, number>>

/** What computing needs of a parameter record. */
export interface ParametrosEnVigor {
  readonly id: number
  /** CVE_PARAMETRO. */
  readonly clave: number
  /** Number of the record's version; each change of a record makes one. */
  readonly version: number
  /** Ordinal of the quincena from which it holds. */
  readonly desde: number
  readonly valores: ValoresParametro
  readonly redondeo: Redondeo
  /**
   * How an amount is split with days on leave. Absent, the part on leave is rounded by itself and the entity owes the rest of
   * the one amount (decision 11.5). `cada-parte`, each part is its own base × rate: closes with a seal of format 1.
   */
  readonly reparto?: 'cada-parte'
}

/**
 * The record in force in quincena `quincena` (decision 10.25): the latest `desde` not after it, then the newest key, then its
 * newest version. Null when none holds yet.
 */
export function parametrosDe<T extends Pick<ParametrosEnVigor, 'clave' | 'version' | 'desde'>>(
  registros: readonly T[],
  quincena: number,
): T | null {
  let found: T | null = null
  for (const registro of registros)
    if (registro.desde <= quincena && (found === null || isNewer(registro, found))) found = registro
  return found
}

type Vigencia = Pick<ParametrosEnVigor, 'clave' | 'version' | 'desde'>

function isNewer(one: Vigencia, other: Vigencia): boolean {
  if (one.desde !== other.desde) return one.desde > other.desde
  return one.clave === other.clave ? one.version > other.version : one.clave > other.clave
}
