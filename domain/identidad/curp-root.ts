import type { PlainDate } from '#domain/plain-date.ts'
import type { SexoCurp } from './curp.ts'
import { PALABRAS_INCONVENIENTES_CURP } from './palabras-inconvenientes.ts'
import { stripAccents } from './normalize-text.ts'

export interface DatosRaizCurp {
  readonly nombres: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
  readonly fechaNacimiento: PlainDate
  readonly sexo: SexoCurp
  /** Two letters, NE when born abroad. */
  readonly codigoEntidad: string
}

/** Letters a word gives to the key, X where it has none. */
export interface RasgosPalabra {
  readonly inicial: string
  readonly vocal: string
  readonly consonante: string
}

/** Leading particles skipped (RENAPO, Reglas 22-10-2021). */
const PARTICLES = new Set('DA DAS DE DEL DER DI DIE DD EL LA LOS LAS LE LES MAC MC VAN VON Y'.split(' '))
const COMMON_NAMES = new Set(['MARIA', 'MA', 'MA.', 'M', 'M.', 'Mª', 'Mª.', 'M.ª', 'JOSE', 'J', 'J.'])

/**
 * Positions 1-16 that the Instructivo Normativo gives for a name, to compare with a CURP. Positions 17-18 are RENAPO's to
 * assign: they are never proposed.
 */
export function curpRoot16(datos: DatosRaizCurp): string {
  return maskWord(unmaskedRoot(datos))
}

/**
 * The roots that a person's CURP may begin with: that of the Instructivo and, where its four letters are a word of its annex, the one that
 * spells the word, because RENAPO issued such keys before it replaced the second letter.
 */
export function curpRoots16(datos: DatosRaizCurp): string[] {
  const root = unmaskedRoot(datos)
  return [...new Set([maskWord(root), root])]
}

function unmaskedRoot(datos: DatosRaizCurp): string {
  const { year, month, day } = splitDate(datos.fechaNacimiento)
  const [paterno, materno, nombre] = [
    rasgosCurp(datos.apellidoPaterno),
    rasgosCurp(datos.apellidoMaterno),
    rasgosNombre(datos.nombres),
  ]
  const letters = paterno.inicial + paterno.vocal + materno.inicial + nombre.inicial
  const consonants = paterno.consonante + materno.consonante + nombre.consonante
  return `${letters}${year}${month}${day}${datos.sexo}${datos.codigoEntidad}${consonants}`
}

/** First letter, first internal vowel and first internal consonant of a surname after its particles. */
export function rasgosCurp(text: string): RasgosPalabra {
  return rasgosWord(firstWord(words(text)))
}

function rasgosNombre(nombres: string): RasgosPalabra {
  const all = words(nombres)
  const [first, ...others] = dropParticles(all)
  return rasgosWord(
    first !== undefined && COMMON_NAMES.has(first) && others.length > 0 ? firstWord(others) : firstWord(all),
  )
}

function rasgosWord(word: string): RasgosPalabra {
  const [first = 'X', ...rest] = Array.from(word).map(toKeyLetter)
  // A sign in the position that is looked at counts as found and is written X (D/AMICO → DX), unlike a letter X, which is a consonant.
  const vocal = rest.find((c) => /[AEIOU*]/.test(c)) ?? 'X'
  const consonante = rest.find((c) => !/[AEIOU]/.test(c)) ?? 'X'
  return { inicial: signToX(first), vocal: signToX(vocal), consonante: signToX(consonante) }
}

function toKeyLetter(char: string): string {
  if (char === 'Ñ') return 'X'
  return /[A-Z]/.test(char) ? char : '*'
}

const signToX = (char: string): string => (char === '*' ? 'X' : char)

/** Upper case without accents, Ñ kept apart from N until it becomes X. */
function words(text: string): string[] {
  const plain = text.normalize('NFC').toUpperCase()
  const folded = plain.split('Ñ').map(stripAccents).join('Ñ')
  return folded.split(/\s+/u).filter((word) => word !== '')
}

function dropParticles(all: readonly string[]): readonly string[] {
  const start = all.findIndex((word) => !PARTICLES.has(word))
  return start < 0 ? all.slice(-1) : all.slice(start)
}

function firstWord(all: readonly string[]): string {
  return dropParticles(all)[0] ?? ''
}

function maskWord(root: string): string {
  return PALABRAS_INCONVENIENTES_CURP.has(root.slice(0, 4)) ? `${root.charAt(0)}X${root.slice(2)}` : root
}

function splitDate(date: PlainDate) {
  return { year: date.slice(2, 4), month: date.slice(5, 7), day: date.slice(8, 10) }
}
