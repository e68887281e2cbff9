import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import type { ClaveParametro } from '#domain/fondos/clave-parametro.ts'
import { parametrosDe } from '#domain/fondos/parametro.ts'
import type { OrigenLinea } from '#domain/fondos/pagos/explicacion-linea.ts'
import { decretosDe, type RegistroConDecreto } from './decreto.ts'

/** Longest legal basis and longest reason of a record, in characters. */
export const FUNDAMENTO_MAX = 200
export const MOTIVO_PARAMETRO_MAX = 200

/** A parameter record with the law that its rates rest on; "" for records registered without one. */
export interface RegistroConFundamento extends RegistroConDecreto {
  readonly fundamento: string
}

/** Legal basis of the rate of `clave` in a record: the one it names, else the decree that changed that rate. "" if it has neither. */
export function fundamentoDe(
  { fundamento, decreto }: Pick<RegistroConFundamento, 'fundamento' | 'decreto'>,
  clave: ClaveParametro,
): string {
  if (fundamento !== '') return fundamento
  return decreto?.claves.includes(clave) ? `Decreto ${decreto.numero}, ${formatFecha(decreto.fecha)}` : ''
}

/** What identifies the rate of a stored or computed line. */
export interface TasaDeLinea {
  readonly clave: ClaveParametro
  readonly tasa: number
  readonly origen: OrigenLinea
  /** Ordinal of the quincena that the line is of. */
  readonly corrige: number
}

/**
 * The record that gave the rate of a line: for an ordinary line `propio`, the one of its close; for a correction, the newest decree that
 * reaches the corrected quincena, else the record in force in it. Null if no record has that rate: the basis is not guessed.
 */
export function registroDeTasa<T extends RegistroConFundamento>(
  registros: readonly T[],
  { clave, tasa, origen, corrige }: TasaDeLinea,
  propio: T | null,
): T | null {
  const hasRate = (registro: T | null): boolean => registro?.valores[clave] === tasa
  if (origen === 'ordinaria') return hasRate(propio) ? propio : null
  const entonces = parametrosDe(registros, corrige)
  if (!entonces) return null
  const decretos = decretosDe(registros, corrige, entonces).filter(({ decreto }) => decreto?.claves.includes(clave))
  return [...decretos].reverse().concat(entonces).find(hasRate) ?? null
}
