import { CURP_PATTERN, isCurpCheckDigitOk, parseCurp } from '#domain/identidad/curp.ts'

/** Positions 14 to 16, from 0: inner consonants of the three parts of a name, X where there is none (Instructivo Normativo CURP). */
const CONSONANTES = /^[^AEIOU]{3}$/

/** Last two digits of the newest year in which anybody who can be registered was born: from here on a letter in position 17 is misread. */
export const UNBORN = 26
/** Born by then, with a digit in position 17, somebody would be 120 years old. */
const TOO_OLD = 6

/** Whether somebody alive may have been born when a CURP says; its digits say the year, position 17 the century. */
export function isNacimientoPosible(curp: string): boolean {
  const year = Number(curp.slice(4, 6))
  return /\d/.test(curp.charAt(16)) ? year > TOO_OLD : year <= UNBORN
}

/**
 * Whether a recognised text of eighteen signs is a right CURP: its form, a date that exists and on which somebody alive may be born, a state of the list, its check digit, and
 * consonants where the key takes them: the check digit takes a C there for an E.
 */
export function isCurpCorrecta(clave: string): boolean {
  if (!CURP_PATTERN.test(clave) || !isCurpCheckDigitOk(clave) || !isNacimientoPosible(clave)) return false
  return (parseCurp(clave)?.entidad ?? '') !== '' && CONSONANTES.test(clave.slice(13, 16))
}
