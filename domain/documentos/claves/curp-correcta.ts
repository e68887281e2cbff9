import { CURP_PATTERN, isCurpCheckDigitOk, parseCurp } from '#domain/identidad/curp.ts'

/** Positions 14 to 16, from 0: inner consonants of the three parts of a name, X where there is none (Instructivo Normativo CURP). */
const CONSONANTES = /^[^AEIOU]{3}$/

/**
 * Whether a recognised text of eighteen signs is a right CURP: its form, a date that exists, a state of the list, its check digit, and
 * consonants where the key takes them: the check digit takes a C there for an E.
 */
export function isCurpCorrecta(clave: string): boolean {
  if (!CURP_PATTERN.test(clave) || !isCurpCheckDigitOk(clave)) return false
  return (parseCurp(clave)?.entidad ?? '') !== '' && CONSONANTES.test(clave.slice(13, 16))
}
