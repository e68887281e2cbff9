import type { Issue } from '#domain/issue.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { cleanKey } from './clean-key.ts'
import { DIGIT, LETTER_OR_DIGIT, lengthDetail, repeat, shapeDetail, shapeIssues } from './key-shape.ts'

/** A natural person's RFC: 4 letters, 6 digits, 3 of homoclave. */
export const RFC_PERSONA_PATTERN = /^[A-ZÑ&]{4}[0-9]{6}[A-Z0-9]{3}$/
/** Any RFC: persons (13) and companies (12). */
export const RFC_PATTERN = /^[A-ZÑ&]{3,4}[0-9]{6}[A-Z0-9]{3}$/

/** SAT's generic RFCs: the general public and foreigners without one. */
export const RFC_GENERICOS = ['XAXX010101000', 'XEXX010101000'] as const

const RFC_LETTER = { pattern: /^[A-ZÑ&]$/, nombre: 'una letra' }
const BASE_POSITIONS = [...repeat(RFC_LETTER, 4), ...repeat(DIGIT, 6)]
export const RFC_POSITIONS = [...BASE_POSITIONS, ...repeat(LETTER_OR_DIGIT, 3)] as const

/**
 * Why an affiliate's RFC, in its two boxes as typed, cannot be accepted: the base is a natural person's ten characters and
 * the homoclave three (specification 1 §5.1). Paths `rfcBase` and `rfcHomo`.
 */
export function rfcIssues(rfcBase: string, rfcHomo: string): Issue[] {
  const homo = cleanKey(rfcHomo)
  return [
    ...shapeIssues('rfcBase', 'RFC inválido', shapeDetail(cleanKey(rfcBase), BASE_POSITIONS)),
    ...shapeIssues('rfcHomo', 'Homoclave inválida', homoDetail(homo)),
  ]
}

function homoDetail(homo: string): string | null {
  if (homo === '') return 'escribe los 3 caracteres'
  return lengthDetail(homo.length, 3, 'carácter') ?? (/^[A-Z0-9]{3}$/.test(homo) ? null : 'solo lleva letras y dígitos')
}

const ALPHABET = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ'

/**
 * Last character for the first 12 (SAT, Algoritmo para generar el RFC, 18/10/2006); a company's 11 are padded with a space
 * on the left. Null when they are not 11 or 12 characters of the alphabet.
 */
export function rfcCheckDigit(first12: string): string | null {
  const values = Array.from(first12.padStart(12, ' ')).map((char) => ALPHABET.indexOf(char))
  if (first12.length < 11 || values.length !== 12 || values.includes(-1)) return null
  const remainder = values.reduce((total, value, i) => total + value * (13 - i), 0) % 11
  if (remainder === 0) return '0'
  return remainder === 1 ? 'A' : String(11 - remainder)
}

/** Whether the last character of a whole RFC is the computed one; SAT's generic RFCs are right as they are. */
export function isRfcCheckDigitOk(rfc: string): boolean {
  const key = cleanKey(rfc)
  if (isRfcGenerico(key)) return true
  return RFC_PATTERN.test(key) && rfcCheckDigit(key.slice(0, -1)) === key.slice(-1)
}

export function isRfcGenerico(rfc: string): boolean {
  return (RFC_GENERICOS as readonly string[]).includes(cleanKey(rfc))
}

/** Whether an RFC's six digits are a day that exists in either century (it does not tell which). */
export function isRfcDateOk(rfc: string): boolean {
  const digits = /^[A-ZÑ&]{3,4}(\d\d)(\d\d)(\d\d)/.exec(cleanKey(rfc))
  if (!digits) return false
  const [, year = '', month = '', day = ''] = digits
  return ['19', '20'].some((century) => parsePlainDate(`${century}${year}-${month}-${day}`) !== null)
}

/** What looks wrong in an RFC that is accepted all the same: about 1.5% of those in use fail the check digit. */
export function rfcAvisos(rfcBase: string, rfcHomo: string): Issue[] {
  const rfc = cleanKey(rfcBase) + cleanKey(rfcHomo)
  if (!RFC_PERSONA_PATTERN.test(rfc)) return []
  if (isRfcGenerico(rfc))
    return [{ path: 'rfcBase', code: 'rfc_generico', message: 'Es un RFC genérico, no el de una persona.' }]
  const avisos: Issue[] = []
  if (!isRfcDateOk(rfc))
    avisos.push({ path: 'rfcBase', code: 'fecha_inexistente', message: 'La fecha del RFC no existe.' })
  if (!isRfcCheckDigitOk(rfc))
    avisos.push({
      path: 'rfcHomo',
      code: 'digito_verificador',
      message: 'El dígito verificador del RFC no corresponde. Compáralo con la constancia.',
    })
  return avisos
}

/** A whole RFC in the form's two boxes: the last three characters are the homoclave. A bare base leaves it empty. */
export function splitRfc(rfc: string): { readonly rfcBase: string; readonly rfcHomo: string } {
  const key = cleanKey(rfc)
  const at = key.length >= 12 ? key.length - 3 : 10
  return { rfcBase: key.slice(0, at), rfcHomo: key.slice(at) }
}
