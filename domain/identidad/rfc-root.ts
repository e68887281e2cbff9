import type { PlainDate } from '#domain/plain-date.ts'
import { stripAccents } from './normalize-text.ts'
import { PALABRAS_INCONVENIENTES_RFC } from './palabras-inconvenientes.ts'

export interface NombreRfc {
  readonly nombres: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
}

const PARTICLES = new Set('DE LA LAS MC VON DEL LOS Y MAC VAN MI'.split(' '))
const COMMON_NAMES = new Set(['MARIA', 'MA', 'M', 'JOSE', 'J'])

/** First ten characters that SAT's rules give for a name (Algoritmo para generar el RFC, 18/10/2006), to compare. */
export function rfcRoot10(nombre: NombreRfc, fechaNacimiento: PlainDate): string {
  return `${rfcLetters(nombre)}${fechaNacimiento.slice(2, 4)}${fechaNacimiento.slice(5, 7)}${fechaNacimiento.slice(8, 10)}`
}

/** The first four letters of the RFC that a name gives. */
export function rfcLetters({ nombres, apellidoPaterno, apellidoMaterno }: NombreRfc): string {
  const letters = rootLetters(words(apellidoPaterno), words(apellidoMaterno), givenName(nombres))
  return PALABRAS_INCONVENIENTES_RFC.has(letters) ? `${letters.slice(0, 3)}X` : letters
}

/** Whether a name gives the first four letters of an RFC. */
export function nombreMatchesRfc(nombre: NombreRfc, rfc: string): boolean {
  if (nombre.nombres === '' || nombre.apellidoPaterno === '') return false
  return rfcLetters(nombre) === rfc.slice(0, 4)
}

/**
 * Whether a name gives the letters of an RFC and its homoclave too, in which every letter of the name counts: chance does so once in a
 * thousand. Of who has a namesake the tax office's homoclave is another, so a name that does not give it may well be right.
 */
export function nombreGivesHomoclave(nombre: NombreRfc, rfc: string): boolean {
  return nombreMatchesRfc(nombre, rfc) && homoclaveDe(nombre) === rfc.slice(10, 12)
}

/** `rfcHomoclave` of a name in its parts. */
export const homoclaveDe = ({ nombres, apellidoPaterno, apellidoMaterno }: NombreRfc): string =>
  rfcHomoclave([apellidoPaterno, apellidoMaterno, nombres].filter((part) => part !== '').join(' '))

function rootLetters(paternos: readonly string[], maternos: readonly string[], nombre: string): string {
  const [paterno, materno] = [firstWord(paternos), firstWord(maternos)]
  const only = paterno === '' ? materno : materno === '' ? paterno : null
  if (only !== null) return only.slice(0, 2).padEnd(2, 'X') + nombre.slice(0, 2)
  if (paterno.length <= 2) return paterno.charAt(0) + materno.charAt(0) + nombre.slice(0, 2)
  return paterno.charAt(0) + internalVowel(paterno) + materno.charAt(0) + nombre.charAt(0)
}

function internalVowel(word: string): string {
  return Array.from(word.slice(1)).find((char) => 'AEIOU'.includes(char)) ?? 'X'
}

function givenName(nombres: string): string {
  const [first, ...others] = dropParticles(words(nombres))
  return first !== undefined && COMMON_NAMES.has(first) && others.length > 0 ? firstWord(others) : (first ?? '')
}

/** Upper case without accents, Ñ kept; other signs take no part in the calculation (SAT, rule 10). */
function words(text: string): string[] {
  return toSatText(text)
    .replace(/[^A-ZÑ ]/gu, '')
    .split(' ')
    .filter((word) => word !== '')
}

function toSatText(text: string): string {
  return text
    .normalize('NFC')
    .toUpperCase()
    .split('Ñ')
    .map(stripAccents)
    .join('Ñ')
    .replace(/[\s-]+/gu, ' ')
}

function dropParticles(all: readonly string[]): readonly string[] {
  const start = all.findIndex((word) => !PARTICLES.has(word))
  return start < 0 ? all.slice(-1) : all.slice(start)
}

function firstWord(all: readonly string[]): string {
  return dropParticles(all)[0] ?? ''
}

const HOMOCLAVE_ALPHABET = '123456789ABCDEFGHIJKLMNPQRSTUVWXYZ'

/**
 * The two homoclave characters before the check digit for "PATERNO MATERNO NOMBRE". SAT assigns the real ones to tell
 * namesakes apart: a hint, never a reason to refuse.
 */
export function rfcHomoclave(fullName: string): string {
  const digits = `0${Array.from(toSatText(fullName).trim()).map(letterCode).join('')}`
  let total = 0
  for (let i = 0; i < digits.length - 1; i++) total += Number(digits.slice(i, i + 2)) * Number(digits.charAt(i + 1))
  const n = total % 1000
  return HOMOCLAVE_ALPHABET.charAt(Math.floor(n / 34)) + HOMOCLAVE_ALPHABET.charAt(n % 34)
}

/** Two digits a letter: A-I 11-19, J-R 21-29, S-Z 32-39, Ñ 40, & 10, digits 00-09, anything else as a space. */
function letterCode(char: string): string {
  if (char === 'Ñ') return '40'
  if (char === '&') return '10'
  if (/[0-9]/.test(char)) return `0${char}`
  const at = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(char)
  if (at < 0) return '00'
  if (at < 9) return String(11 + at)
  return String(at < 18 ? 12 + at : 14 + at)
}
