import type { Palabra } from '#domain/documentos/pagina.ts'

/** A gap this wide, in letter heights, is more than the space between two words. */
const LOOSE = 0.75
/** A gap this many times as wide as those of a text parts it from what follows: in evenly spaced letters all are wide. */
const WIDER = 1.5

/** Whether a label may begin at a word: at the start of its cell, or after more than a space. */
export function beginsAt(cell: readonly Palabra[], desde: number): boolean {
  const [before, word] = [cell[desde - 1], cell[desde]]
  return !before || !word || gapBefore(cell, desde) > LOOSE * Math.min(before.h, word.h)
}

/** Whether the gap before word `at` is clearly wider than those between the words from `desde` up to it. */
export function isWidestGap(cell: readonly Palabra[], desde: number, at: number): boolean {
  const own = cell.slice(desde + 1, at).map((_, index) => gapBefore(cell, desde + 1 + index))
  return own.every((gap) => gapBefore(cell, at) > WIDER * gap)
}

function gapBefore(cell: readonly Palabra[], at: number): number {
  const [before, word] = [cell[at - 1], cell[at]]
  return before && word ? word.x - (before.x + before.w) : 0
}

/** The left and right ends of some words. */
export const edges = (words: readonly Palabra[]): [number, number] => [
  Math.min(...words.map(({ x }) => x)),
  Math.max(...words.map(({ x, w }) => x + w)),
]
