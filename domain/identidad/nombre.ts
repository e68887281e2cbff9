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
 * Whether two full names are of one person (decisions §6, §11.21): equal beyond the order of their words, accents, particles and
 * apostrophes. "J." is José; "M.", "Ma." and "Mª" are María, but "M." is not in the name of a man (`sexo` H); a particle may be joined to its
 * surname ("McGregor", "Mc Gregor").
 */
export function sameName(a: string, b: string, { sexo }: { readonly sexo?: string | undefined } = {}): boolean {
  if (isSameText(a, b)) return true
  const [allA, allB] = [nameWords(a, sexo), nameWords(b, sexo)]
  const [wordsA, wordsB] = [telling(parted(allA, allB)), telling(parted(allB, allA))]
  if (wordsA.length === 0 || wordsB.length === 0) return false
  return [...wordsA].sort().join(' ') === [...wordsB].sort().join(' ') || wordsA.join('') === wordsB.join('')
}

/** Letters and single spaces. */
const LETTERS = /^[A-Za-zÁÉÍÑÓÚÜáéíñóúü]+(?: [A-Za-zÁÉÍÑÓÚÜáéíñóúü]+)*$/

/** Whether two names are the same words in some order, letter by letter: most that are compared are, and folding them costs ten times as much. */
const isSameText = (a: string, b: string): boolean =>
  a.length === b.length &&
  LETTERS.test(a) &&
  LETTERS.test(b) &&
  (a === b || a.split(' ').sort().join(' ') === b.split(' ').sort().join(' '))

/** Whether every telling word of `part` (some parts of a name) stands in the full name `whole`, compared as `sameName` does. */
export function isPartOfName(part: string, whole: string): boolean {
  const [own, all] = [nameWords(part), nameWords(whole)]
  const words = telling(parted(all, own))
  return telling(parted(own, all)).every((word) => words.includes(word))
}

/** Whether at least one surname and one given name of two names agree, compared as `sameName` does; a part that is "" agrees with any. */
export function shareName(a: Nombre, b: Nombre): boolean {
  const surnames = (nombre: Nombre) => joinWords(nombre.apellidoPaterno, nombre.apellidoMaterno)
  return shareWord(a.nombres, b.nombres) && shareWord(surnames(a), surnames(b))
}

function shareWord(a: string, b: string): boolean {
  const [allA, allB] = [nameWords(a), nameWords(b)]
  const wordsB = telling(parted(allB, allA))
  return allA.length === 0 || allB.length === 0 || telling(parted(allA, allB)).some((word) => wordsB.includes(word))
}

function nameWords(name: string, sexo?: string): string[] {
  return foldText(name.replaceAll('.ª', 'ª'))
    .split(' ')
    .map((word) => (word === 'm' && sexo === 'H' ? word : (NOMBRES_ABREVIADOS[word] ?? word)))
    .filter((word) => word !== '')
}

/** Given names that papers shorten, folded. */
export const NOMBRES_ABREVIADOS: Readonly<Record<string, string>> = { j: 'jose', m: 'maria', ma: 'maria', mª: 'maria' }

/** The words without particles; all of them where there is nothing else. */
function telling(words: readonly string[]): readonly string[] {
  const found = words.filter((word) => !PARTICLES.has(word))
  return found.length > 0 ? found : words
}

/** `words` with each that joins particles to a word of `other` ("mcgregor" beside "mc gregor") as that word alone. */
function parted(words: readonly string[], other: readonly string[]): readonly string[] {
  const particles = other.filter((word) => PARTICLES.has(word)).join('')
  return words.map((word) => {
    const rest = other.find((each) => word.length > each.length && word.endsWith(each) && !PARTICLES.has(each))
    return rest !== undefined && particles.includes(word.slice(0, -rest.length)) ? rest : word
  })
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
