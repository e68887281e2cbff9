import { fold } from './texto.ts'
import { PALABRAS_CONOCIDAS } from './vocabulario/palabras-conocidas.ts'
import { isVialidad } from './vocabulario/vialidades.ts'

const DATE = /^\d{2}[/.-]\d{2}[/.-]\d{4}$/
/** Letters of one case, as print has them. */
const ONE_CASE = /^(?:\p{Lu}{5,}|\p{Lu}?\p{Ll}{4,})$/u
const HEAP = /[BCDFGHJKLMNÑPQRSTVWXYZ]{4}/
const VOWELS = /[AEIOU]/g
const LEAST_VOWELS = 0.25

/**
 * Whether what a recogniser itself gives no credit is a word all the same. One sign it cannot place (a colon glued to the next word, a
 * rule of the table) takes the credit from the whole word; specks, stamps and signatures give letters that are no word.
 */
export function palabraCreible(texto: string): boolean {
  const word = texto.replace(/^[^\p{L}\d]+|(?<![^\p{L}\d])[^\p{L}\d]+$/gu, '')
  const letters = fold(word)
  if (DATE.test(word) || (letters.length >= 4 && PALABRAS_CONOCIDAS.has(letters)) || isVialidad(word)) return true
  const vowels = letters.match(VOWELS)?.length ?? 0
  return ONE_CASE.test(word) && !HEAP.test(letters) && vowels >= LEAST_VOWELS * letters.length
}
