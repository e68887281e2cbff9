import { conComas } from '#domain/cuenta-texto.ts'

const AMOUNT = /^[-−]?\$?(\d{1,3}(,\d{3})+|\d+)(\.\d{1,2})?$/

/** Integer centavos as es-MX money: 1233575 → "$12,335.75", -150 → "−$1.50". Written out here: Intl's spaces and signs vary with its data. */
export function formatPesos(centavos: number): string {
  const digits = String(Math.abs(Math.round(centavos))).padStart(3, '0')
  const pesos = conComas(digits.slice(0, -2))
  return `${centavos < 0 ? '−' : ''}$${pesos}.${digits.slice(-2)}`
}

/** A difference in pesos with its sign: "+$12.00", "−$9.50". */
export const conSigno = (centavos: number): string => `${centavos > 0 ? '+' : ''}${formatPesos(centavos)}`

/**
 * Pesos, as a number of a documented call or a typed text ("$12,335.75"), in integer centavos. Throws RangeError on what
 * is not an amount of at most two decimals, or is too large to count exactly.
 */
export function pesosToCentavos(pesos: number | string): number {
  const centavos = typeof pesos === 'number' ? numberToCentavos(pesos) : textToCentavos(pesos)
  if (!Number.isSafeInteger(centavos)) throw new RangeError(`Not an amount in pesos: ${pesos}`)
  return centavos
}

/** Centavos as the number of pesos that the documented calls carry. */
export function centavosToPesos(centavos: number): number {
  return centavos / 100
}

/** A number that JSON carried: the nearest centavo, if it is one within the float's own error. */
function numberToCentavos(pesos: number): number {
  const nearest = Math.round(pesos * 100)
  return Math.abs(pesos * 100 - nearest) < 1e-4 ? nearest : NaN
}

/** Digit by digit, since a float would already have lost the large ones. */
function textToCentavos(text: string): number {
  const plain = text.trim()
  if (!AMOUNT.test(plain)) return NaN
  const [whole = '', cents = ''] = plain.replace(/[$,−-]/g, '').split('.')
  const value = Number(whole + cents.padEnd(2, '0'))
  return /^[-−]/.test(plain) ? -value : value
}
