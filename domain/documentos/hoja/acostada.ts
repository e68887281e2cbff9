import type { Palabra } from '#domain/documentos/pagina.ts'

/** Letters of a word that is longer than high when it stands upright. */
const LONG = 4
/** Words that stand on their side, more of them than of the others, from which it is the page that lies. */
const MIN_WORDS = 8

const isTall = ({ w, h }: Palabra) => h > w

/**
 * Quarter turns clockwise that put a recognised page upright, told by its words: 0 as long as most of them stand; else they run down the page
 * (3) or up it (1). `palabras` in the order in which they were read.
 */
export function vueltaDe(palabras: readonly Palabra[]): 0 | 1 | 3 {
  const long = palabras.filter(({ texto }) => texto.length >= LONG)
  const tall = long.filter(isTall).length
  if (tall < MIN_WORDS || tall <= long.length / 2) return 0
  const steps = palabras.map((word, at) => step(palabras[at - 1], word)).reduce((sum, each) => sum + each, 0)
  if (steps === 0) return 0
  return steps > 0 ? 3 : 1
}

/** Whether a word follows another down (1) or up (-1) the same upright line. */
function step(before: Palabra | undefined, word: Palabra): number {
  if (!before || !isTall(before) || !isTall(word)) return 0
  const level = Math.abs(before.x + before.w / 2 - word.x - word.w / 2) < 0.6 * Math.max(before.w, word.w)
  return level ? Math.sign(word.y - before.y) : 0
}
