import { grafiasDe } from '#domain/identidad/grafias.ts'
import { curpRoot16, curpRoots16, rasgosCurp } from '#domain/identidad/curp-root.ts'
import { parseCurp } from '#domain/identidad/curp.ts'
import { plainDate } from '#domain/plain-date.ts'
import type { Nombre } from '#domain/identidad/nombre.ts'
import { stripAccents } from '#domain/identidad/normalize-text.ts'
import { nombreMatchesRfc } from '#domain/identidad/rfc-root.ts'

export type OrdenNombre = 'nombres-primero' | 'apellidos-primero'

/** A full name cut in three. `unica`: no other cut of the same words has the letters of the CURP. */
export interface NombrePartido {
  readonly nombre: Nombre
  readonly unica: boolean
}

const PARTICLES = new Set('DA DAS DE DEL DER DI DIE DD EL LA LAS LE LES LOS MAC MC VAN VON Y'.split(' '))
/** DE, LA, MC: part of the name that follows. */
export const isParticle = (word: string | undefined): boolean => word !== undefined && PARTICLES.has(word.toUpperCase())
const MAX_WORDS = 24

/** Whether a name, in one of the spellings that RENAPO may have keyed, has the letters of a CURP (positions 1-4 and 14-16). */
export function nombreMatchesCurp(nombre: Nombre, curp: string): boolean {
  const leida = parseCurp(curp)
  if (!leida || nombre.nombres === '' || nombre.apellidoPaterno === '') return false
  return grafiasDe(nombre)
    .flatMap((each) => curpRoots16({ ...each, ...leida }))
    .some((root) => root.slice(0, 4) === curp.slice(0, 4) && root.slice(13) === curp.slice(13, 16))
}

const RFC_LENGTH = 13

/** What tells a name by its letters: a CURP, an RFC, or the seven letters (`lettersOf`) of each of several CURPs that it may be. */
export type LetrasDelNombre = string | ReadonlySet<string>

/** Whether a name has the letters of a key: a CURP's, or an RFC's first four. */
export function hasLetters(nombre: Nombre, clave: LetrasDelNombre): boolean {
  if (typeof clave !== 'string') return grafiasDe(nombre).some((each) => clave.has(lettersOf(rootOf(each))))
  return clave.length === RFC_LENGTH ? nombreMatchesRfc(nombre, clave) : nombreMatchesCurp(nombre, clave)
}

/** Positions of a CURP that hold letters of the name, from 0 (Instructivo Normativo CURP). */
export const LETRAS_DEL_NOMBRE = [0, 1, 2, 3, 13, 14, 15] as const
/** The seven letters that a CURP takes of a name. */
export const lettersOf = (curp: string): string => LETRAS_DEL_NOMBRE.map((at) => curp.charAt(at)).join('')
/** A CURP's first sixteen signs of which only those letters count: a name alone tells no date. */
const rootOf = (nombre: Nombre) => curpRoot16({ ...nombre, fechaNacimiento: ANY_DAY, sexo: 'X', codigoEntidad: 'NE' })

/**
 * Cuts the words of a full name so that its letters are those of a key. Null when no cut fits. Of several that fit, the
 * one whose surnames are one word each (with their particles) comes, marked as not the only one.
 */
export function partirNombre(
  palabras: readonly string[],
  clave: LetrasDelNombre,
  orden: OrdenNombre = 'nombres-primero',
): NombrePartido | null {
  if (palabras.length < 2 || palabras.length > MAX_WORDS) return null
  const begins =
    typeof clave === 'string' ? beginsLike(palabras, clave.startsWith('Ñ') ? 'X' : clave.charAt(0)) : undefined
  const fitting = cuts(palabras, orden, begins).filter((nombre) => hasLetters(nombre, clave))
  const best = [...fitting].sort(
    (a, b) => surnameWeight(a) - surnameWeight(b) || leadsWithParticle(a) - leadsWithParticle(b),
  )[0]
  return best ? { nombre: best, unica: fitting.length === 1 } : null
}

/** Words that a first surname with this first letter may begin with. */
const beginsLike = (palabras: readonly string[], inicial: string): boolean[] =>
  palabras.map((palabra) => isParticle(stripAccents(palabra)) || rasgosCurp(palabra).inicial === inicial)

/**
 * Cuts the words of a full name where no CURP confirms any cut: the one whose letters are nearest those of a CURP badly read (`leida`
 * may be ""), then the one with surnames of one word each, given names first unless the label tells the `orden`. Always for a person to
 * confirm.
 */
export function partirSinClave(palabras: readonly string[], leida: string, orden?: OrdenNombre): Nombre | null {
  if (palabras.length < 2 || palabras.length > MAX_WORDS) return null
  const orders = orden === undefined ? (['nombres-primero', 'apellidos-primero'] as const) : [orden]
  const all = orders.flatMap((each) => cuts(palabras, each))
  const scored = all.map((nombre) => ({ nombre, score: 10 * otherLetters(nombre, leida) + surnameWeight(nombre) }))
  return scored.sort((a, b) => a.score - b.score)[0]?.nombre ?? null
}

/** Letters of the name (positions 1-4 and 14-16) in which a text of a CURP's length is not the name's own. */
function otherLetters(nombre: Nombre, leida: string): number {
  if (leida.length !== 18) return 0
  const root = rootOf(nombre)
  return LETRAS_DEL_NOMBRE.filter((at) => root.charAt(at) !== leida.charAt(at)).length
}
const ANY_DAY = plainDate(2000, 1, 1)

/** How far the surnames are from one word each: a compound surname is rarer than a second given name. */
function surnameWeight(nombre: Nombre): number {
  const units = (text: string) => text.split(' ').filter((word) => word !== '' && !isParticle(word)).length
  return Math.abs(units(nombre.apellidoPaterno) - 1) + Math.abs(units(nombre.apellidoMaterno) - 1)
}

/** "FERNANDEZ DEL CASTILLO CASTILLO": a particle after a surname is sooner its own than the next one's. */
const leadsWithParticle = ({ apellidoMaterno }: Nombre): number =>
  Number(isParticle(stripAccents(apellidoMaterno.split(' ')[0] ?? '')))

/**
 * All ways to cut the words in given names, first and (perhaps) second surname. No part ends in a particle. `begins`: words that the
 * first surname may begin with; any of them when absent.
 */
function cuts(palabras: readonly string[], orden: OrdenNombre, begins?: readonly boolean[]): Nombre[] {
  const found: Nombre[] = []
  const total = palabras.length
  const isCut = (at: number) => at === total || (at > 0 && !isParticle(palabras[at - 1]))
  const text = (from: number, to: number) => palabras.slice(from, to).join(' ')
  for (let a = 1; a < total; a++)
    for (let b = a + 1; b <= total; b++) {
      if (!isCut(a) || !isCut(b) || begins?.[orden === 'nombres-primero' ? a : 0] === false) continue
      const [first, second, third] = [text(0, a), text(a, b), text(b, total)]
      if (orden === 'nombres-primero') found.push({ nombres: first, apellidoPaterno: second, apellidoMaterno: third })
      else if (third === '') found.push({ nombres: second, apellidoPaterno: first, apellidoMaterno: '' })
      else found.push({ nombres: third, apellidoPaterno: first, apellidoMaterno: second })
    }
  return found
}
