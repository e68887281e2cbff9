import type { Gris } from './lienzo.ts'

/** Places of dark pixels of a small copy of a page. */
export interface Tinta {
  readonly xs: Int32Array
  readonly ys: Int32Array
  readonly ancho: number
  readonly alto: number
}

const SAMPLE = 900

/** Dark pixels by a threshold between the page's own light and dark (Otsu), on a copy of at most 900 pixels. */
export function tintaDe(gris: Gris): Tinta {
  const step = Math.max(1, Math.ceil(Math.max(gris.ancho, gris.alto) / SAMPLE))
  const [ancho, alto] = [Math.floor(gris.ancho / step), Math.floor(gris.alto / step)]
  const small = new Uint8Array(ancho * alto)
  for (let y = 0; y < alto; y++)
    for (let x = 0; x < ancho; x++) small[y * ancho + x] = darkest(gris, x * step, y * step, step)
  const threshold = otsu(small)
  const dark = [...small.keys()].filter((at) => (small[at] ?? 255) < threshold)
  return {
    xs: Int32Array.from(dark, (at) => at % ancho),
    ys: Int32Array.from(dark, (at) => Math.floor(at / ancho)),
    ancho,
    alto,
  }
}

/** Thin strokes survive the shrinking: a block is as dark as the mean of its darkest and its average pixel. */
function darkest({ data, ancho }: Gris, x: number, y: number, step: number): number {
  let [low, sum] = [255, 0]
  for (let dy = 0; dy < step; dy++)
    for (let dx = 0; dx < step; dx++) {
      const value = data[(y + dy) * ancho + x + dx] ?? 255
      low = Math.min(low, value)
      sum += value
    }
  return (low + sum / (step * step)) / 2
}

function otsu(data: Uint8Array): number {
  const histogram = new Float64Array(256)
  for (const value of data) histogram[value] = (histogram[value] ?? 0) + 1
  const total = histogram.reduce((sum, count, value) => sum + count * value, 0)
  let [best, threshold, below, sumBelow] = [-1, 128, 0, 0]
  for (let value = 0; value < 256; value++) {
    below += histogram[value] ?? 0
    sumBelow += value * (histogram[value] ?? 0)
    const above = data.length - below
    if (below === 0 || above === 0) continue
    const spread = below * above * (sumBelow / below - (total - sumBelow) / above) ** 2
    if (spread > best) [best, threshold] = [spread, value + 1]
  }
  return threshold
}

const MAX_SKEW = 6
const STEP = 0.25

/** How sharply lines of text stand out when rows are taken at some angle (degrees): the sum of squared row counts. */
function sharpness(along: Int32Array, across: Int32Array, rows: number, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const counts = new Float64Array(rows * 3)
  for (let i = 0; i < along.length; i++) {
    const row = Math.round((across[i] ?? 0) - (along[i] ?? 0) * slope) + rows
    counts[row] = (counts[row] ?? 0) + 1
  }
  let score = 0
  for (let row = 1; row < counts.length; row++) score += ((counts[row] ?? 0) - (counts[row - 1] ?? 0)) ** 2
  return score
}

function bestAngle(along: Int32Array, across: Int32Array, rows: number): { angle: number; score: number } {
  let best = { angle: 0, score: sharpness(along, across, rows, 0) }
  for (let angle = -MAX_SKEW; angle <= MAX_SKEW; angle += STEP) {
    const score = sharpness(along, across, rows, angle)
    if (score > best.score * 1.001) best = { angle, score }
  }
  return best
}

/** Whether lines of text run along the page or up it, and by how many degrees they fall to the right. */
export function direccionDeRenglones({ xs, ys, ancho, alto }: Tinta): {
  readonly vertical: boolean
  readonly caida: number
} {
  const along = bestAngle(xs, ys, Math.max(ancho, alto))
  const up = bestAngle(ys, xs, Math.max(ancho, alto))
  return up.score > along.score ? { vertical: true, caida: -up.angle } : { vertical: false, caida: along.angle }
}

/** The band of a page, as a fraction of its height, that holds most ink. */
export function franjaConMasTinta({ ys, alto }: Tinta, size: number): number {
  const rows = new Float64Array(alto)
  for (const y of ys) rows[y] = (rows[y] ?? 0) + 1
  const height = Math.max(1, Math.floor(alto * size))
  let sum = rows.slice(0, height).reduce((total, count) => total + count, 0)
  let [best, start] = [sum, 0]
  for (let top = 1; top + height <= alto; top++) {
    sum += (rows[top + height - 1] ?? 0) - (rows[top - 1] ?? 0)
    if (sum > best) [best, start] = [sum, top]
  }
  return start / alto
}
