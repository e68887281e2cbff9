/**
 * The numeric keys of a fund parameter record, in the order of the documented form (spec 2 §3). `tasa` is a percentage from 0
 * to 100 with up to four decimals, `dias` whole days from 0 to 366. The meaning of those that no fund of
 * `fondo.ts` names is unknown: they are kept and shown, and no rule uses them.
 */
export const CLAVES_PARAMETRO = {
  SARE: 'tasa',
  SARA: 'tasa',
  FAA: 'tasa',
  FAE: 'tasa',
  FVE: 'tasa',
  FHA: 'tasa',
  FHE: 'tasa',
  FPESA: 'tasa',
  FPESE: 'tasa',
  FPEAA: 'tasa',
  FPEAE: 'tasa',
  FPEQA: 'tasa',
  FPEQE: 'tasa',
  FPEGA: 'tasa',
  FPEGE: 'tasa',
  FPESA_DEFUNCION: 'tasa',
  FPESA_GASTOS_FUN: 'tasa',
  FPESA_PENSION: 'tasa',
  FPESA_INDEMNIZACION: 'tasa',
  FPESE_DEFUNCION: 'tasa',
  FPESE_GASTOS_FUN: 'tasa',
  FPESE_PENSION: 'tasa',
  FPESE_INDEMNIZACION: 'tasa',
  CEBIA: 'tasa',
  CEBIE: 'tasa',
  CEBI: 'tasa',
  INTERES_APLICAR: 'tasa',
  DIAS_AGUINALDO: 'dias',
  PORCENTAJE_AGUINALDO: 'tasa',
  DIAS_ANUAL_AGU: 'dias',
  FPENSION: 'tasa',
} as const satisfies Record<string, 'tasa' | 'dias'>

export type ClaveParametro = keyof typeof CLAVES_PARAMETRO

export const CLAVE_PARAMETRO_KEYS = Object.keys(CLAVES_PARAMETRO) as ClaveParametro[]

/** Words of the keys that are read as words, with their accents; the others are initials and stay in capitals. */
const PALABRAS: Readonly<Record<string, string>> = {
  DEFUNCION: 'Defunción',
  GASTOS: 'Gastos',
  FUN: 'Fun',
  PENSION: 'Pensión',
  INDEMNIZACION: 'Indemnización',
  INTERES: 'Interés',
  APLICAR: 'Aplicar',
  DIAS: 'Días',
  AGUINALDO: 'Aguinaldo',
  PORCENTAJE: 'Porcentaje',
  ANUAL: 'Anual',
  AGU: 'Agu',
}

/** Label of a field, from its name (spec 2 §2.9): "FPESA_GASTOS_FUN" → "FPESA Gastos Fun". */
export function etiquetaClave(clave: string): string {
  return clave
    .split('_')
    .map((word) => PALABRAS[word] ?? word)
    .join(' ')
}

/** Values are kept as integers of ten-thousandths: 22.25 % is 222,500. */
export const DIEZMILESIMOS = 10_000

/** What a value means on screen: 222500 → "22.25". */
export function valorTexto(valor: number): string {
  const decimals = String(Math.abs(valor % DIEZMILESIMOS)).padStart(4, '0')
  const whole = Math.trunc(valor / DIEZMILESIMOS)
  const trimmed = decimals.replace(/(?<!0)0+$/, '')
  return trimmed === '' ? String(whole) : `${whole}.${trimmed}`
}

/** A number of a call or a form (22.25) in ten-thousandths, or null when it has more than four decimals. */
export function parseValor(numero: number): number | null {
  const nearest = Math.round(numero * DIEZMILESIMOS)
  return Number.isSafeInteger(nearest) && Math.abs(numero * DIEZMILESIMOS - nearest) < 1e-6 ? nearest : null
}
