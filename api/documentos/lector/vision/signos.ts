import type { Gris } from './gris.ts'

const INK = 130
/** Narrower than this, in pixels, is a speck. */
const SPECK = 3

/** Where a sign of a line begins and ends. */
export interface Lados {
  readonly x0: number
  readonly x1: number
}

/** The signs of one line, from left to right, where no column of ink joins two of them. */
export function signosDe({ data, ancho, alto }: Gris): Lados[] {
  const found: Lados[] = []
  let start = -1
  for (let x = 0; x <= ancho; x++) {
    let ink = 0
    for (let y = Math.floor(alto * 0.2); y < alto * 0.8 && x < ancho; y++) if ((data[y * ancho + x] ?? 255) < INK) ink++
    if (ink > 0 && start < 0) start = x
    if (ink > 0 || start < 0) continue
    found.push({ x0: start, x1: x })
    start = -1
  }
  return found.filter(({ x0, x1 }) => x1 - x0 >= SPECK)
}

/** The tallest band of rows with ink: its first row and the one after its last. */
export function filasConTinta({ data, ancho, alto }: Gris): { readonly y0: number; readonly y1: number } {
  let [best, start] = [{ y0: 0, y1: 0 }, -1]
  for (let y = 0; y <= alto; y++) {
    const inked = y < alto && data.subarray(y * ancho, (y + 1) * ancho).some((value) => value < INK)
    if (inked && start < 0) start = y
    if (inked || start < 0) continue
    if (y - start > best.y1 - best.y0) best = { y0: start, y1: y }
    start = -1
  }
  return best
}
