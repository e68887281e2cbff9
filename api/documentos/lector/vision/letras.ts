import type { Tinta } from './inclinacion.ts'
import { recorrerPieza } from './pieza.ts'

/** Taller than wide by this much, or the other way, is a rule and no letter or word. */
const LONG = 14
const MIN_SIDE = 3
const MAX_SIDE = 45
const ENOUGH = 25

/**
 * Height of most letters in pixels of the page, measured on what hangs together: single letters, or words where they touch.
 * `vertical` tells that lines run up the image. Null when there are too few.
 */
export function alturaDeLetra({ xs, ys, ancho, alto, paso }: Tinta, vertical: boolean): number | null {
  const ink = new Uint8Array(ancho * alto)
  for (let i = 0; i < xs.length; i++) ink[(ys[i] ?? 0) * ancho + (xs[i] ?? 0)] = 1
  const take = (at: number): boolean => {
    if (ink[at] !== 1) return false
    ink[at] = 0
    return true
  }
  const counts = new Float64Array(MAX_SIDE + 1)
  let all = 0
  for (let i = 0; i < xs.length; i++) {
    const at = (ys[i] ?? 0) * ancho + (xs[i] ?? 0)
    if (ink[at] !== 1) continue
    const { w, h } = recorrerPieza(at, ancho, take)
    const [height, length] = vertical ? [w, h] : [h, w]
    if (height < MIN_SIDE || height > MAX_SIDE || length > LONG * height || height > 4 * length) continue
    counts[height] = (counts[height] ?? 0) + length / height
    all += length / height
  }
  return all < ENOUGH ? null : tallest(counts, all) * paso
}

/** Capitals and letters with a stem: the height under which three quarters of the letters lie, between two whole pixels. */
function tallest(counts: Float64Array, all: number): number {
  let sum = 0
  for (let height = 0; height <= MAX_SIDE; height++) {
    const here = counts[height] ?? 0
    if (sum + here >= all * 0.6) return height + (all * 0.6 - sum) / here - 0.5
    sum += here
  }
  return MAX_SIDE
}
