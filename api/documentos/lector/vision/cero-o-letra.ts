import type { Gris } from './gris.ts'
import { signosDe } from './signos.ts'

/** A zero is as wide as the digits beside it; a letter O is clearly wider. */
const ZERO_AT_MOST = 1.1
const LETTER_AT_LEAST = 1.2

/**
 * Whether position 17 of a CURP is the digit or the letter, by its width against the digits of the same key. `gris` holds the
 * key alone on one line. Null when its letters cannot be told apart or the width says nothing.
 */
export function ceroOLetra(gris: Gris, clave: string): '0' | 'O' | null {
  const glyphs = signosDe(gris).map(({ x0, x1 }) => x1 - x0)
  if (glyphs.length !== clave.length) return null
  const own = glyphs[16]
  const digits = [4, 5, 6, 7, 8, 9, 17]
    .filter((at) => /[02-9]/.test(clave.charAt(at)))
    .map((at) => glyphs[at] ?? 0)
    .sort((a, b) => a - b)
  const usual = digits[Math.floor(digits.length / 2)]
  if (own === undefined || usual === undefined || digits.length < 3) return null
  const ratio = own / usual
  if (ratio <= ZERO_AT_MOST) return '0'
  return ratio >= LETTER_AT_LEAST ? 'O' : null
}
