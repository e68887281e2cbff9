import { inclusiveDays, type PlainDate } from '#domain/plain-date.ts'
import { DIEZMILESIMOS } from './clave-parametro.ts'
import { multiplyDivide, type Redondeo } from './redondeo.ts'

/** Calendar days of `hasta` after the limit date; 0 on it and before. */
export function diasDeMora(limite: PlainDate, hasta: PlainDate): number {
  return Math.max(0, inclusiveDays(limite, hasta) - 1)
}

/**
 * Interest on an unpaid principal (decision 10.30): principal × yearly rate ÷ 100 × calendar days ÷ 365, simple. The rate is a
 * percentage in ten-thousandths. A principal of 0 or less bears none.
 */
export function interesMora(
  principalCentavos: number,
  tasaAnual: number,
  dias: number,
  redondeo: Redondeo = 'medio-par',
): number {
  if (principalCentavos <= 0 || dias <= 0) return 0
  return multiplyDivide(principalCentavos, tasaAnual * dias, 100 * DIEZMILESIMOS * 365, redondeo)
}

/** How old a debt is, as accounts group it. */
export const ANTIGUEDADES = [
  { id: 'por_vencer', titulo: 'Por vencer', hasta: 0 },
  { id: 'd30', titulo: '1 a 30 días', hasta: 30 },
  { id: 'd60', titulo: '31 a 60 días', hasta: 60 },
  { id: 'd90', titulo: '61 a 90 días', hasta: 90 },
  { id: 'mas', titulo: 'Más de 90 días', hasta: Infinity },
] as const

export type AntiguedadId = (typeof ANTIGUEDADES)[number]['id']

/** Which group a debt of that limit date is in on a day. */
export function antiguedadDe(limite: PlainDate, hoy: PlainDate): AntiguedadId {
  const dias = diasDeMora(limite, hoy)
  return ANTIGUEDADES.find(({ hasta }) => dias <= hasta)?.id ?? 'mas'
}
