import { dateParts, type PlainDate } from '#domain/plain-date.ts'

/** What the bank's contract fixes of a reference: settings of the institute, never constants. */
export interface ContratoReferencia {
  /** Year from which condensed dates count. 1988, 2009, 2013 and 2014 are all in use. */
  readonly base: number
  /** Digits before the check digits: "2" in some contracts, none in the institute's 15 digits. */
  readonly constante: string
}

const PESOS_MONTO = [7, 3, 1] as const
const PESOS_CUERPO = [11, 13, 17, 19, 23] as const

/** The limit date in four digits: (year − base) × 372 + (month − 1) × 31 + day − 1. Throws RangeError when it has more. */
export function fechaCondensada(fecha: PlainDate, base: number): string {
  const { year, month, day } = dateParts(fecha)
  const days = (year - base) * 372 + (month - 1) * 31 + (day - 1)
  if (days < 0 || days > 9_999) throw new RangeError(`The date ${fecha} does not fit base ${base}`)
  return String(days).padStart(4, '0')
}

/** One digit of the amount: its centavos' digits from the right × 7, 3, 1…, modulo 10. Throws RangeError below 0. */
export function montoCondensado(centavos: number): string {
  if (!Number.isSafeInteger(centavos) || centavos < 0) throw new RangeError(`Not an amount to be paid: ${centavos}`)
  return String(weigh(String(centavos), PESOS_MONTO) % 10)
}

/** Two check digits of a body of digits: its digits from the right × 11, 13, 17, 19, 23…, modulo 97, plus 1. */
export function digitosVerificadores(cuerpo: string): string {
  return String((weigh(cuerpo, PESOS_CUERPO) % 97) + 1).padStart(2, '0')
}

function weigh(digits: string, weights: readonly number[]): number {
  const last = digits.length - 1
  return Array.from(digits, Number).reduce(
    (sum, digit, i) => sum + digit * (weights[(last - i) % weights.length] ?? 0),
    0,
  )
}

/**
 * A payment reference: what it stands for (`prefijo`, digits), its limit date, its amount and the check digits
 * (design/dominio, Payment reference: BBVA's "Algoritmo 10").
 */
export function referenciaPago(
  prefijo: string,
  limite: PlainDate,
  centavos: number,
  { base, constante }: ContratoReferencia,
): string {
  if (!/^\d+$/.test(prefijo)) throw new RangeError(`A reference holds digits only: ${prefijo}`)
  const cuerpo = prefijo + fechaCondensada(limite, base) + montoCondensado(centavos) + constante
  return cuerpo + digitosVerificadores(cuerpo)
}

/** An entity's line: organica 0 (2) + organica 1 (2) + period QQAA (4), 15 digits in all without a constant. */
export function prefijoEntidad(clave0: string, clave1: string, periodo: string): string {
  return clave0.padStart(2, '0').slice(-2) + clave1.padStart(2, '0').slice(-2) + periodo
}

/** A person's own line, on leave (decision 10.20): interno (6) + period QQAA (4), 17 digits in all without a constant. */
export function prefijoPersona(interno: number, periodo: string): string {
  return String(interno).padStart(6, '0') + periodo
}

/** Whether a reference read somewhere has the check digits of its body. It says nothing about the amount (9 in 10). */
export function isReferencia(referencia: string): boolean {
  return /^\d{8,40}$/.test(referencia) && digitosVerificadores(referencia.slice(0, -2)) === referencia.slice(-2)
}

/** A reference as people read it, in groups of four: "0101 2226 4794 612". */
export function referenciaTexto(referencia: string): string {
  return referencia.replace(/(\d{4})(?=\d)/g, '$1 ')
}
