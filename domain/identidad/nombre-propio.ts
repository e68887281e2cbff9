import { APOSTROFOS, withoutApostrophes } from './apostrofos.ts'

/** Words inside a name that stay small: "José de la Cruz", "Anna van der Meer". */
const MINUSCULAS: ReadonlySet<string> = new Set(
  'da das de del der di die dd el la las le les los van von y e'.split(' '),
)
const ORDINAL = /^(?:II|III|IV)$/
/** What ends a word inside a word: "O'Farrill", "López-Castillo", "Ma.Elena". */
const SEPARADOR = new RegExp(`([-.${APOSTROFOS}])`, 'u')

/**
 * A part of a name written all in capitals, as it is shown: each word with its capital, particles small, "MA." as "Ma." and
 * "J." as it is. A part with any small letter was written by somebody on purpose and stays so. Accents are never added.
 */
export function nombrePropio(parte: string): string {
  const letters = withoutApostrophes(parte)
  if (letters !== letters.toLocaleUpperCase('es-MX') || letters === letters.toLocaleLowerCase('es-MX')) return parte
  const words = parte.split(' ')
  const lonely = words.filter((word) => word !== '').length === 1
  return words.map((word) => wordCase(word, lonely)).join(' ')
}

function wordCase(word: string, lonely: boolean): string {
  const small = word.toLocaleLowerCase('es-MX')
  if (!lonely && MINUSCULAS.has(small)) return small
  if (ORDINAL.test(word)) return word
  return small.split(SEPARADOR).map(capitalize).join('')
}

function capitalize(piece: string): string {
  const [first = '', ...others] = Array.from(piece)
  return first.toLocaleUpperCase('es-MX') + others.join('')
}
