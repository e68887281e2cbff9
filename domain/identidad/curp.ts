import type { Issue } from '#domain/issue.ts'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'
import { cleanKey } from './clean-key.ts'
import { entidadByCodigo } from './entidades-federativas.ts'
import { DIGIT, LETTER, LETTER_OR_DIGIT, repeat, shapeDetail, shapeIssues } from './key-shape.ts'
import { PALABRAS_INCONVENIENTES_CURP } from './palabras-inconvenientes.ts'

/** The documents' structural rule, with X admitted as sex (decisions §6): what is accepted when typed by hand. */
export const CURP_PATTERN = /^[A-Z]{4}[0-9]{6}[HMX][A-Z]{5}[A-Z0-9][0-9]$/

export const CURP_POSITIONS = [
  ...repeat(LETTER, 4),
  ...repeat(DIGIT, 6),
  { pattern: /^[HMX]$/, nombre: 'H, M o X' },
  ...repeat(LETTER, 5),
  LETTER_OR_DIGIT,
  DIGIT,
] as const

export type SexoCurp = 'H' | 'M' | 'X'

export interface CurpLeida {
  readonly fechaNacimiento: PlainDate
  readonly sexo: SexoCurp
  readonly codigoEntidad: string
  /** "Aguascalientes"; "" when the code is of no state. */
  readonly entidad: string
}

/** Why `curp` (as typed or pasted) cannot be accepted: structure only. What may be wrong but exists is in `curpAvisos`. */
export function curpIssues(curp: string, path = 'curp'): Issue[] {
  return shapeIssues(path, 'CURP inválida', shapeDetail(cleanKey(curp), CURP_POSITIONS))
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'

/**
 * Position 18 for the first 17 characters (Instructivo Normativo CURP): S = Σ value(cᵢ)·(18−i), i from 0;
 * (10 − S mod 10) mod 10. Null when they are not 17 characters of the alphabet.
 */
export function curpCheckDigit(first17: string): string | null {
  const values = Array.from(first17).map((char) => ALPHABET.indexOf(char))
  if (values.length !== 17 || values.includes(-1)) return null
  const sum = values.reduce((total, value, i) => total + value * (18 - i), 0)
  return String((10 - (sum % 10)) % 10)
}

/** Whether the last digit of an 18-character CURP is the one its first 17 give. */
export function isCurpCheckDigitOk(curp: string): boolean {
  const key = cleanKey(curp)
  return key.length === 18 && curpCheckDigit(key.slice(0, 17)) === key.slice(17)
}

/**
 * What a well-formed CURP says; null when its structure is wrong or its day never existed. The century comes from
 * position 17 alone (digit: born before 2000, letter: from 2000 on), which overrides any two-digit pivot (decisions §6).
 */
export function parseCurp(curp: string): CurpLeida | null {
  const key = cleanKey(curp)
  if (!CURP_PATTERN.test(key)) return null
  const fechaNacimiento = birthDate(key)
  if (!fechaNacimiento) return null
  const codigoEntidad = key.slice(11, 13)
  const entidad = entidadByCodigo(codigoEntidad)?.nombre ?? ''
  return { fechaNacimiento, sexo: key.charAt(10) as SexoCurp, codigoEntidad, entidad }
}

function birthDate(key: string): PlainDate | null {
  const century = /[0-9]/.test(key.charAt(16)) ? '19' : '20'
  return parsePlainDate(`${century}${key.slice(4, 6)}-${key.slice(6, 8)}-${key.slice(8, 10)}`)
}

/** What looks wrong in a CURP that is accepted all the same: it warns and asks, because real ones exist (decisions §6). */
export function curpAvisos(curp: string, path = 'curp'): Issue[] {
  const key = cleanKey(curp)
  if (!CURP_PATTERN.test(key)) return []
  const avisos: Issue[] = []
  const warn = (code: string, message: string) => avisos.push({ path, code, message })
  if (!isCurpCheckDigitOk(key))
    warn('digito_verificador', 'El dígito verificador de la CURP no corresponde. Compárala con el documento.')
  if (!birthDate(key)) warn('fecha_inexistente', 'La fecha de nacimiento de la CURP no existe.')
  if (!entidadByCodigo(key.slice(11, 13)))
    warn('entidad_desconocida', `"${key.slice(11, 13)}" no es la clave de ninguna entidad federativa.`)
  if (PALABRAS_INCONVENIENTES_CURP.has(key.slice(0, 4)))
    warn(
      'palabra_inconveniente',
      `RENAPO suele cambiar la segunda letra de "${key.slice(0, 4)}" por X, pero hay CURP anteriores que empiezan así. Compárala con el documento.`,
    )
  return avisos
}
