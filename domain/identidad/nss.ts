import type { Issue } from '#domain/issue.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { cleanKey } from './clean-key.ts'
import { lengthDetail, shapeIssues } from './key-shape.ts'

export const NSS_LENGTH = 11
export const NSS_PATTERN = /^[0-9]{11}$/

/** Why `nss` (as typed or pasted, with or without hyphens) cannot be accepted: it is eleven digits. */
export function nssIssues(nss: string, path = 'nss'): Issue[] {
  return shapeIssues(path, 'NSS inválido', nssDetail(cleanKey(nss)))
}

function nssDetail(key: string): string | null {
  if (key === '') return `escribe los ${NSS_LENGTH} dígitos`
  if (!/^[0-9]+$/.test(key)) return 'solo lleva dígitos'
  return lengthDetail(key.length, NSS_LENGTH, 'dígito')
}

/** Luhn digit of the first ten (weights 1, 2, 1, 2… from the left); null when they are not ten digits. */
export function nssCheckDigit(first10: string): string | null {
  if (!/^[0-9]{10}$/.test(first10)) return null
  const sum = Array.from(first10)
    .map(Number)
    .reduce((total, digit, i) => total + luhnTerm(digit, i % 2 === 1), 0)
  return String((10 - (sum % 10)) % 10)
}

function luhnTerm(digit: number, doubled: boolean): number {
  if (!doubled) return digit
  return digit * 2 > 9 ? digit * 2 - 9 : digit * 2
}

export function isNssCheckDigitOk(nss: string): boolean {
  const key = cleanKey(nss)
  return key.length === NSS_LENGTH && nssCheckDigit(key.slice(0, 10)) === key.slice(10)
}

/** "05-08-88-1234-1": subdelegación, year of registration, year of birth, consecutive, check digit. Other text comes back as it is. */
export function formatNss(nss: string): string {
  const key = cleanKey(nss)
  if (!NSS_PATTERN.test(key)) return nss
  return [key.slice(0, 2), key.slice(2, 4), key.slice(4, 6), key.slice(6, 10), key.slice(10)].join('-')
}

/** What looks wrong in an NSS that is accepted all the same: its check digit, or a birth year other than the person's. */
export function nssAvisos(nss: string, fechaNacimiento: PlainDate | null = null, path = 'nss'): Issue[] {
  const key = cleanKey(nss)
  if (!NSS_PATTERN.test(key)) return []
  const avisos: Issue[] = []
  if (!isNssCheckDigitOk(key))
    avisos.push({
      path,
      code: 'digito_verificador',
      message: 'El dígito verificador del NSS no corresponde. Compáralo con el documento.',
    })
  if (fechaNacimiento && key.slice(4, 6) !== fechaNacimiento.slice(2, 4))
    avisos.push({
      path,
      code: 'anio_nacimiento',
      message: `El NSS dice que nació en ${key.slice(4, 6)} y la CURP en ${fechaNacimiento.slice(0, 4)}.`,
    })
  return avisos
}
