import type { Gris } from './gris.ts'

const INK = 130
/** A zero is as wide as the digits beside it; a letter O is clearly wider. */
const ZERO_AT_MOST = 1.1
const LETTER_AT_LEAST = 1.2

/**
 * Whether position 17 of a CURP is the digit or the letter, by its width against the digits of the same key. `gris` holds the
 * key alone on one line. Null when its letters cannot be told apart or the width says nothing.
 */
export function ceroOLetra(gris: Gris, clave: string): '0' | 'O' | null {
  const glyphs = columnas(gris)
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

/** Widths of the letters of a line, from left to right, where no column of ink joins two of them. */
function columnas({ data, ancho, alto }: Gris): number[] {
  const widths: number[] = []
  let width = 0
  for (let x = 0; x <= ancho; x++) {
    let ink = 0
    for (let y = Math.floor(alto * 0.2); y < alto * 0.8 && x < ancho; y++) if ((data[y * ancho + x] ?? 255) < INK) ink++
    if (ink > 0) width++
    else if (width > 0) {
      widths.push(width)
      width = 0
    }
  }
  return widths.filter((each) => each > 2)
}
