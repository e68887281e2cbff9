import { CLAVE_PARAMETRO_KEYS } from '#domain/fondos/clave-parametro.ts'
import type { ParametrosEnVigor, ValoresParametro } from '#domain/fondos/parametro.ts'
import type { Redondeo } from '#domain/fondos/redondeo.ts'

/** The seed's rates, written by hand from the table of funds: percentages. */
export const TASAS_SEMILLA: Readonly<Record<string, number>> = {
  FAA: 5,
  FAE: 2.5,
  FVE: 1.4,
  FHE: 0.35,
  FPESA: 4.5,
  FPESE: 22.25,
  FPEAE: 26.75,
  FPEQE: 26.75,
  SARE: 2,
}

/** A parameter record of these percentages; keys that are not told are 0. */
export function parametrosDePrueba(
  tasas: Readonly<Record<string, number>> = TASAS_SEMILLA,
  redondeo: Redondeo = 'medio-par',
): ParametrosEnVigor {
  const valores = Object.fromEntries(
    CLAVE_PARAMETRO_KEYS.map((clave) => [clave, Math.round((tasas[clave] ?? 0) * 10_000)]),
  )
  return { id: 1, clave: 1, version: 1, desde: 0, valores: valores as unknown as ValoresParametro, redondeo }
}
