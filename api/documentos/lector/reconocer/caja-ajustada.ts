import type { Palabra } from '#domain/documentos/pagina.ts'
import { alturaDeSignos } from './formas-de-clave.ts'
import type { Gris } from '#api/documentos/lector/vision/gris.ts'

/** A box this much taller than its signs holds more than them: noise, a rule, a part of the line above. */
const TOO_TALL = 1.3
const INK = 140
/** Rows with less than this share of the ink of the fullest one hold no letters: accents, tails, an edge of the line above. */
const FULL = 0.15

/** `word` with the height of its signs, where on the page (`gris`) the most ink of its box lies; itself where its box is no taller. */
export function cajaAjustada<T extends Pick<Palabra, 'texto' | 'x' | 'y' | 'w' | 'h'>>(gris: Gris, word: T): T {
  const h = alturaDeSignos(word)
  if (word.h < TOO_TALL * h) return word
  const rows = inkRows(gris, word)
  const size = Math.round(h)
  const sums = rows.slice(0, Math.max(1, rows.length - size + 1)).map((_, top) => sum(rows.slice(top, top + size)))
  const most = Math.max(...sums)
  // Rows without ink around the signs make several places as good: the middle one has as much room above as below.
  return { ...word, y: Math.floor(word.y) + (sums.indexOf(most) + sums.lastIndexOf(most)) / 2, h }
}

/**
 * `word` with the rows of its box that its letters fill. Leaves out accents and tails, and the blank rows and other lines of a box that is
 * too tall. Returns `word` itself where no letters are in the middle.
 */
export function conAlturaDeLetras<T extends Pick<Palabra, 'texto' | 'x' | 'y' | 'w' | 'h'>>(gris: Gris, word: T): T {
  const rows = inkRows(gris, word)
  const least = FULL * Math.max(...rows)
  const isBlank = (ink: number): boolean => ink < least
  const own = cajaAjustada(gris, word)
  const middle = Math.floor(own.y + own.h / 2) - Math.floor(word.y)
  const top = rows.slice(0, middle + 1).findLastIndex(isBlank) + 1
  const below = rows.slice(middle).findIndex(isBlank)
  const bottom = below === -1 ? rows.length : middle + below
  return top < bottom ? { ...word, y: Math.floor(word.y) + top, h: bottom - top } : word
}

const inkRows = (gris: Gris, word: Pick<Palabra, 'x' | 'y' | 'w' | 'h'>): number[] =>
  Array.from({ length: Math.ceil(word.h) }, (_, at) => inkOf(gris, Math.floor(word.y) + at, word))

function inkOf({ data, ancho, alto }: Gris, y: number, { x, w }: Pick<Palabra, 'x' | 'w'>): number {
  if (y < 0 || y >= alto) return 0
  const row = data.subarray(y * ancho + Math.max(0, Math.floor(x)), y * ancho + Math.min(ancho, Math.ceil(x + w)))
  return row.reduce((count, value) => (value < INK ? count + 1 : count), 0)
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
