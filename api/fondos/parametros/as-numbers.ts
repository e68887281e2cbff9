import { CLAVE_PARAMETRO_KEYS, DIEZMILESIMOS, type ClaveParametro } from '#domain/fondos/clave-parametro.ts'
import type { ValoresParametro } from '#domain/fondos/parametro.ts'

/** Values as people write them: 222,500 → 22.25. */
export function asNumbers(valores: ValoresParametro): Record<ClaveParametro, number> {
  const entries = CLAVE_PARAMETRO_KEYS.map((clave) => [clave, valores[clave] / DIEZMILESIMOS] as const)
  return Object.fromEntries(entries) as Record<ClaveParametro, number>
}
