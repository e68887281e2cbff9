import type { Gris } from './gris.ts'
import type { Sacudida } from './sacudida.ts'

/** Rounds from which on letters hardly become clearer, and grain does. */
const ROUNDS = 7
/** Squares of 2^3 pixels without ink as dark as this, and without such a neighbour, stay as they are. */
const SHIFT = 3
const INK = 24
/** Pixels at the page's edge that stay as they are: more than half of the longest smear. */
const EDGE = 16

/**
 * A flat page (`aplanar`: its paper white) with its movement undone: the ink that, smeared in the same way, gives what is seen. It is
 * looked for in rounds, each of them moving ink to where it would explain more (Richardson 1972, Lucy 1974).
 */
export function sinSacudida({ data, ancho, alto }: Gris, sacudida: Sacudida): Gris {
  const huella = huellaDe(sacudida, ancho)
  const seen = new Float32Array(data.length)
  for (let at = 0; at < seen.length; at++) seen[at] = 255 - (data[at] ?? 255)
  const ink = seen.slice()
  const share = new Float32Array(seen.length)
  const line = new Float32Array(ancho)
  const tramos = tramosConTinta({ data, ancho, alto })
  for (let round = 0; round < ROUNDS; round++) {
    for (const { desde, largo } of tramos) {
      smear(ink, huella, desde, largo, line)
      for (let i = 0; i < largo; i++) share[desde + i] = (seen[desde + i] ?? 0) / Math.max(line[i] ?? 0, 1)
    }
    for (const { desde, largo } of tramos) {
      smear(share, huella, desde, largo, line)
      for (let i = 0; i < largo; i++) ink[desde + i] = (ink[desde + i] ?? 0) * (line[i] ?? 0)
    }
  }
  const out = data.slice()
  for (const { desde, largo } of tramos)
    for (let at = desde; at < desde + largo; at++) out[at] = Math.max(0, 255 - (ink[at] ?? 0))
  return { data: out, ancho, alto }
}

/** Where in the image, from each pixel, its smeared ink comes from, and how much of it. */
interface Huella {
  readonly pasos: Int32Array
  readonly pesos: Float32Array
}

/** Points along the smear by which its weights are told, and a weight that is not worth its time. */
const POINTS = 33
const SLIGHT = 0.01

function huellaDe({ largo, angulo }: Sacudida, ancho: number): Huella {
  const found = new Map<number, number>()
  for (let point = 0; point < POINTS; point++) {
    const away = ((point + 0.5) / POINTS - 0.5) * largo
    const [x, y] = [Math.cos(angulo) * away, Math.sin(angulo) * away]
    for (const px of [Math.floor(x), Math.floor(x) + 1])
      for (const py of [Math.floor(y), Math.floor(y) + 1]) {
        const step = py * ancho + px
        found.set(step, (found.get(step) ?? 0) + ((1 - Math.abs(x - px)) * (1 - Math.abs(y - py))) / POINTS)
      }
  }
  const kept = [...found].filter(([, weight]) => weight > SLIGHT)
  const all = kept.reduce((sum, [, weight]) => sum + weight, 0)
  return {
    pasos: Int32Array.from(kept, ([step]) => step),
    pesos: Float32Array.from(kept, ([, weight]) => weight / all),
  }
}

/** A stretch of pixels smeared, into the beginning of `to`. */
function smear(image: Float32Array, { pasos, pesos }: Huella, desde: number, largo: number, to: Float32Array): void {
  to.fill(0, 0, largo)
  for (let n = 0; n < pasos.length; n++) {
    const [start, weight] = [desde + (pasos[n] ?? 0), pesos[n] ?? 0]
    for (let i = 0; i < largo; i++) to[i] = (to[i] ?? 0) + weight * (image[start + i] ?? 0)
  }
}

/** Pixels side by side in one row, from the first of them. */
interface Tramo {
  readonly desde: number
  readonly largo: number
}

/** Stretches of rows with ink in them or beside them. */
function tramosConTinta(gris: Gris): Tramo[] {
  const { ancho, alto } = gris
  const squares = cuadrosConTinta(gris)
  const columns = (ancho >> SHIFT) + 1
  const near = (row: number, column: number) =>
    [-1, 0, 1].some((r) => [-1, 0, 1].some((c) => squares[(row + r) * columns + column + c] === 1))
  const tramos: Tramo[] = []
  for (let row = 0; row <= alto >> SHIFT; row++) {
    const spans: { x0: number; x1: number }[] = []
    for (let column = 0; column < columns; column++) {
      const [x0, x1] = [Math.max(EDGE, column << SHIFT), Math.min(ancho - EDGE, (column + 1) << SHIFT)]
      if (x1 <= x0 || !near(row, column)) continue
      const last = spans.at(-1)
      if (last?.x1 === x0) last.x1 = x1
      else spans.push({ x0, x1 })
    }
    const bottom = Math.min(alto - EDGE, (row + 1) << SHIFT)
    for (let y = Math.max(EDGE, row << SHIFT); y < bottom; y++)
      tramos.push(...spans.map(({ x0, x1 }) => ({ desde: y * ancho + x0, largo: x1 - x0 })))
  }
  return tramos
}

/** 1 for each square of the image with ink in it, row by row. */
function cuadrosConTinta({ data, ancho, alto }: Gris): Uint8Array {
  const columns = (ancho >> SHIFT) + 1
  const squares = new Uint8Array(columns * ((alto >> SHIFT) + 1))
  for (let y = 0, at = 0; y < alto; y++)
    for (let x = 0; x < ancho; x++, at++)
      if ((data[at] ?? 255) < 255 - INK) squares[(y >> SHIFT) * columns + (x >> SHIFT)] = 1
  return squares
}
