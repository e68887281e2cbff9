import { cleanKey } from '#domain/identidad/clean-key.ts'
import { CURP_PATTERN } from '#domain/identidad/curp.ts'
import { isNssCheckDigitOk, NSS_LENGTH } from '#domain/identidad/nss.ts'
import { RFC_PERSONA_PATTERN } from '#domain/identidad/rfc.ts'
import { enteroDeCientifica, isCientifica, type Leido } from './importe.ts'

/** The key of a person, or `perdida` if a spreadsheet lost digits of it that cannot be known. */
export type ClaveLeida = Leido<string> | 'perdida'

/** A CURP of a file, often padded with blanks; null if it has not its form. */
export function leerCurp(text: string): ClaveLeida {
  const curp = cleanKey(text)
  return CURP_PATTERN.test(curp) ? { valor: curp } : null
}

/** An RFC of a person: 13 characters, 12 where the check character was cut, or its base of 10. */
export function leerRfc(text: string): ClaveLeida {
  const rfc = cleanKey(text)
  return RFC_PERSONA_PATTERN.test(rfc) || /^[A-ZÑ&]{4}\d{6}(?:[A-Z0-9]{2})?$/.test(rfc) ? { valor: rfc } : null
}

/**
 * An NSS of a file. One that went through a spreadsheet as a number lost its zeros: it is read if the check digit fits with them
 * restored, and has two readings if it does not.
 */
export function leerNss(text: string): ClaveLeida {
  const digits = digitsOf(text)
  if (digits === null) return isCientifica(text.trim()) ? 'perdida' : null
  if (digits.length === NSS_LENGTH) return { valor: digits }
  if (digits.length < 8 || digits.length > NSS_LENGTH) return null
  const restored = digits.padStart(NSS_LENGTH, '0')
  return isNssCheckDigitOk(restored) ? { valor: restored } : { lecturas: [digits, restored] }
}

/** An internal number: digits, with or without the zeros of its six. */
export function leerInterno(text: string): ClaveLeida {
  const digits = digitsOf(text)
  if (digits === null) return isCientifica(text.trim()) ? 'perdida' : null
  const number = Number(digits)
  return digits.length <= 9 && number > 0 ? { valor: String(number) } : null
}

/** The id of a loan from its folio or its number, with or without zeros; 0 where a file says that there is none. */
export function leerPrestamo(text: string): number | null {
  const digits = digitsOf(text.trim().replace(/^P-/i, ''))
  return digits !== null && digits.length <= 15 ? Number(digits) : null
}

function digitsOf(text: string): string | null {
  const plain = text.trim().replace(/^'/, '')
  const exact = enteroDeCientifica(plain) ?? plain.replace(/^(\d+)\.0+$/, '$1').replaceAll(/[\s-]/g, '')
  return /^\d+$/.test(exact) ? exact : null
}
