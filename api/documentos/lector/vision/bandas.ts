import type { Tinta } from './inclinacion.ts'

/** A stretch of rows of the upright page that holds a line of text, in pixels of the small copy. */
export interface Banda {
  readonly y: number
  readonly h: number
  /** Where its ink begins and ends. */
  readonly x0: number
  readonly x1: number
  readonly tinta: number
}

/** The page is looked at in this many columns: lines of two columns do not stand level. */
const COLUMNS = 3
const MIN_HEIGHT = 4
const MAX_HEIGHT = 60
/** A row belongs to a line when it has this share of the ink of the fullest rows. */
const FAINT = 0.12

/** Ink turned upright around the middle of its page: `giro` quarter turns clockwise, then `angulo` degrees. */
export function girarTinta({ xs, ys, ancho, alto, paso }: Tinta, giro: number, angulo: number): Tinta {
  const angle = ((giro * 90 + angulo) * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [w, h] = giro % 2 === 1 ? [alto, ancho] : [ancho, alto]
  const [nx, ny] = [new Int16Array(xs.length), new Int16Array(xs.length)]
  for (let i = 0; i < xs.length; i++) {
    const [x, y] = [(xs[i] ?? 0) - ancho / 2, (ys[i] ?? 0) - alto / 2]
    nx[i] = Math.round(cos * x - sin * y + w / 2)
    ny[i] = Math.round(sin * x + cos * y + h / 2)
  }
  return { xs: nx, ys: ny, ancho: w, alto: h, paso }
}

/** Lines of text of upright ink, column by column. */
export function bandasDe(tinta: Tinta): Banda[] {
  return Array.from({ length: COLUMNS }, (_, column) => {
    const [from, to] = [(column * tinta.ancho) / COLUMNS, ((column + 1) * tinta.ancho) / COLUMNS]
    return inColumn(tinta, Math.floor(from), Math.floor(to))
  }).flat()
}

function inColumn({ xs, ys, alto }: Tinta, from: number, to: number): Banda[] {
  const rows = new Float64Array(alto)
  const [left, right] = [new Int16Array(alto).fill(to), new Int16Array(alto).fill(from)]
  for (let i = 0; i < xs.length; i++) {
    const [x, y] = [xs[i] ?? 0, ys[i] ?? 0]
    if (x < from || x >= to || y < 0 || y >= alto) continue
    rows[y] = (rows[y] ?? 0) + 1
    if (x < (left[y] ?? 0)) left[y] = x
    if (x > (right[y] ?? 0)) right[y] = x
  }
  const full = [...rows].filter((count) => count > 0).sort((a, b) => b - a)
  const threshold = Math.max(2, FAINT * (full[Math.floor(full.length * 0.1)] ?? 0))
  const bands: Banda[] = []
  for (let y = 0; y < alto; y++) {
    const start = y
    while (y < alto && (rows[y] ?? 0) >= threshold) y++
    const h = y - start
    if (h < MIN_HEIGHT || h > MAX_HEIGHT) continue
    const tinta = rows.subarray(start, y).reduce((sum, count) => sum + count, 0)
    const [x0, x1] = [Math.min(...left.subarray(start, y)), Math.max(...right.subarray(start, y))]
    bands.push({ y: start, h, x0, x1, tinta })
  }
  return bands
}

/** At most `count` lines that tell best whether they are read the right way up: long, of usual height, over the whole page. */
export function lineasDeMuestra(bandas: readonly Banda[], count: number): Banda[] {
  const heights = bandas.map(({ h }) => h).sort((a, b) => a - b)
  const usual = heights[Math.floor(heights.length / 2)] ?? 0
  return bandas
    .filter(({ h, x0, x1 }) => h >= usual * 0.7 && h <= usual * 1.7 && x1 - x0 > 5 * h)
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, count)
}

/** Long lines with the ink of letters: neither a rule nor a picture. */
function worth({ h, x0, x1, tinta }: Banda): number {
  const dense = tinta / (h * (x1 - x0 + 1))
  return dense > 0.15 && dense < 0.6 ? x1 - x0 : (x1 - x0) / 4
}
