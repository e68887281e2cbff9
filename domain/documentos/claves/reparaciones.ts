import { repairKey, type ClaveReparable } from '#domain/identidad/repair-key.ts'
import { isRfcCheckDigitOk, isRfcDateOk, RFC_PERSONA_PATTERN } from '#domain/identidad/rfc.ts'
import { isCurpCorrecta, UNBORN } from './curp-correcta.ts'
import { enSuAlfabeto } from './en-su-alfabeto.ts'

const LARGO: Readonly<Record<ClaveReparable, number>> = { curp: 18, rfc: 13, nss: 11 }

/** Positions of a CURP that hold a digit and nothing else. */
const DIGITS = [4, 5, 6, 7, 8, 9, 17]

/**
 * Letters O of a recognised CURP where only a zero can stand: the date, the check digit when it then fits, and position 17 with a year
 * in which nobody is born yet. That position is a digit for all born before 2000, and 0 for almost all of them; the check digit cannot tell
 * it from O (its weight there is 2, and O is worth 25), the year can: an O beside a year like 88 is a zero.
 */
export function zeroForO(curp: string): string {
  if (curp.length !== 18) return curp
  const digits = Array.from(curp, (char, at) => (DIGITS.includes(at) && /[OQ]/.test(char) ? '0' : char)).join('')
  const isO = /[OQD]/.test(digits.charAt(16)) && Number(digits.slice(4, 6)) > UNBORN
  const whole = isO ? `${digits.slice(0, 16)}0${digits.slice(17)}` : digits
  if (digits !== curp) return isRight('curp', whole) ? whole : curp
  return whole
}

/** The one key that OCR confusions, one letter too many, alphabet and check digit leave; null when none or several. */
export function sugerenciaDe(kind: ClaveReparable, leido: string): string | null {
  const repaired = leido.length === LARGO[kind] ? repairKey(kind, leido) : shortened(kind, leido)
  const found = new Set(kind === 'curp' && repaired.length === 0 ? inItsAlphabet(leido) : repaired)
  const [only, ...others] = [...found].filter((key) => !found.has(zeroTwin(key)))
  return only !== undefined && others.length === 0 ? only : null
}

/** An S in the last place is one of two digits, of which the others of the key tell one. */
const inItsAlphabet = (leido: string): string[] =>
  (leido.endsWith('S') ? ['5', '8'].map((digit) => leido.slice(0, -1) + digit) : [leido]).flatMap((each) =>
    enSuAlfabeto(each, isCurpCorrecta),
  )

/** Nearly every CURP before 2000 has 0 in position 17, and the check digit cannot tell it from 5. */
const zeroTwin = (key: string) =>
  key.length === 18 && key.charAt(16) === '5' ? `${key.slice(0, 16)}0${key.slice(17)}` : ''

/** Keys that are left when one letter goes: a recogniser reads some letters twice (S5, O0). */
function shortened(kind: ClaveReparable, leido: string): string[] {
  if (leido.length !== LARGO[kind] + 1) return []
  return Array.from(leido, (_, at) => leido.slice(0, at) + leido.slice(at + 1)).flatMap((part) => {
    const key = kind === 'curp' ? zeroForO(part) : part
    return isRight(kind, key) ? [key] : repairKey(kind, key)
  })
}

function isRight(kind: ClaveReparable, key: string): boolean {
  if (kind === 'curp') return isCurpCorrecta(key)
  return kind === 'rfc' && RFC_PERSONA_PATTERN.test(key) && isRfcCheckDigitOk(key) && isRfcDateOk(key)
}
