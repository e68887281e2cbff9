import type { Issue } from '#domain/issue.ts'
import { nombrePropio } from './nombre-propio.ts'
import { foldText, normalizeText } from './normalize-text.ts'

/** A name in its three parts; `apellidoMaterno` is "" when there is none. */
export interface Nombre {
  readonly nombres: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
}

export const NOMBRE_MAX = 60

const PARTICLES = new Set('da das de del der di die dd el la las le les los mac mc mi van von y'.split(' '))

/** "Martínez Gómez, Carlos" for lists, "Carlos Martínez Gómez" for reading; what is stored in capitals in its proper case. */
export function displayName(nombre: Nombre, form: 'lista' | 'natural'): string {
  return writtenName(
    {
      nombres: nombrePropio(nombre.nombres),
      apellidoPaterno: nombrePropio(nombre.apellidoPaterno),
      apellidoMaterno: nombrePropio(nombre.apellidoMaterno),
    },
    form,
  )
}

/** The same with its letters exactly as stored or printed: to be compared, and for who calls by API. */
export function writtenName(nombre: Nombre, form: 'lista' | 'natural'): string {
  const apellidos = joinWords(nombre.apellidoPaterno, nombre.apellidoMaterno)
  if (form === 'natural') return joinWords(nombre.nombres, apellidos)
  return [apellidos, nombre.nombres.trim()].filter((part) => part !== '').join(', ')
}

function joinWords(...parts: string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ')
}

/**
 * First letters of given name and first surname: "Tomás Arriaga Peña" → "TA"; "" when there are none. Of a name in one
 * piece, three words or more end in two surnames, as people here carry them.
 */
export function initials(name: string | Nombre): string {
  if (typeof name !== 'string') {
    const surname = firstLetters(name.apellidoPaterno)[0] ?? firstLetters(name.apellidoMaterno)[0]
    return [firstLetters(name.nombres)[0], surname].join('')
  }
  const letters = firstLetters(name)
  return [letters[0], letters[Math.max(1, letters.length - 2)]].join('')
}

/** The first letter of each word that is not a particle. */
function firstLetters(text: string): string[] {
  return normalizeText(text)
    .split(' ')
    .filter((word) => !PARTICLES.has(word.toLowerCase()))
    .map((word) => /\p{L}/u.exec(word)?.[0]?.toUpperCase() ?? '')
    .filter((letter) => letter !== '')
}

/**
 * Whether two full names are of one person by decisions §6: equal beyond the order of their words, accents and particles.
 * "Ma." is María, as the CURP's rules read it; an apostrophe may be a space or nothing ("D'Amico", "D Amico").
 */
export function sameName(a: string, b: string): boolean {
  const [wordsA, wordsB] = [nameWords(a), nameWords(b)]
  if (wordsA.length === 0 || wordsB.length === 0) return false
  return [...wordsA].sort().join(' ') === [...wordsB].sort().join(' ') || wordsA.join('') === wordsB.join('')
}

/** Whether every telling word of `part` (some parts of a name) stands in the full name `whole`, compared as `sameName` does. */
export function isPartOfName(part: string, whole: string): boolean {
  const words = nameWords(whole)
  return nameWords(part).every((word) => words.includes(word))
}

function nameWords(name: string): string[] {
  const words = foldText(name)
    .split(' ')
    .map((word) => (word === 'ma' ? 'maria' : word))
  const telling = words.filter((word) => !PARTICLES.has(word))
  return (telling.length > 0 ? telling : words).filter((word) => word !== '')
}

/**
 * Why one part of a name, as typed, cannot be stored. Any printable text is a name here (Ñ, apostrophes, hyphens, markup:
 * it is stored and shown as it is); only control characters and more than 60 letters are refused. Empty is not judged here.
 */
export function nombreIssues(text: string, path: string): Issue[] {
  const clean = normalizeText(text)
  const length = Array.from(clean).length
  if (/[\p{Cc}\p{Cf}\p{Cs}]/u.test(clean))
    return [{ path, code: 'caracter', message: 'Contiene caracteres que no se pueden escribir' }]
  if (length > NOMBRE_MAX)
    return [{ path, code: 'largo', message: `Máximo ${NOMBRE_MAX} letras: sobran ${length - NOMBRE_MAX}` }]
  return []
}
