import type { Gris } from './gris.ts'
import type { Region } from './hoja-preparada.ts'

/** One box of a row, its sides left out. */
type Celda = Region

/** A row of boxes of one sign each, from left to right. */
export interface Peine extends Region {
  readonly celdas: readonly Celda[]
}

/** Darker than this is ink on a flattened page, the palest rules too; and how many pixels of one may have been lost. */
const INK = 222
const LOST = 3
/** Height of a box at least and at most, and width of its sides at most, in letter heights. */
const TALL = [1.4, 4] as const
const THICK = 0.35
/** Share of a side's height that its neighbour stands beside. */
const BESIDE = 0.5
/** Width of a box at least and at most, in letter heights; and how unequal boxes may be. */
const WIDE = [0.7, 3.2] as const
const UNEQUAL = 0.18
/** Where sides are broken, the taller ones tell how high a box is. */
const WHOLE = 0.8

interface Raya {
  readonly x: number
  readonly y0: number
  readonly y1: number
}

/**
 * Rows of as many boxes as `cuantas` says, one sign in each, on an upright, flattened page whose letters are `letra` pixels high. Their
 * sides are strokes taller than any letter, at equal steps; one between two others may be too pale to be seen, and the row a little aslant.
 */
export function peinesDe(gris: Gris, letra: number, cuantas: readonly number[]): Peine[] {
  return enFilas(rayas(gris, letra)).flatMap((row) => {
    const sides = alPaso(row, letra)
    return cuantas.includes(sides.length - 1) ? [peineDe(sides)] : []
  })
}

function peineDe(sides: readonly Raya[]): Peine {
  const height = sides.map(({ y0, y1 }) => y1 - y0).sort((a, b) => a - b)[Math.floor(WHOLE * (sides.length - 1))] ?? 0
  const middleAt = recta(sides.map(({ x, y0, y1 }) => [x, (y0 + y1) / 2] as const))
  const celdas = sides.slice(1).map(({ x: right }, at) => {
    const left = sides[at]?.x ?? 0
    return { x: left, y: middleAt((left + right) / 2) - height / 2, w: right - left, h: height }
  })
  const [x, end] = [sides[0]?.x ?? 0, sides.at(-1)?.x ?? 0]
  const [y, low] = [Math.min(...celdas.map((each) => each.y)), Math.max(...celdas.map((each) => each.y + each.h))]
  return { x, y, w: end - x, h: low - y, celdas }
}

/** The straight line nearest to some points. */
function recta(points: readonly (readonly [x: number, y: number])[]): (x: number) => number {
  const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length
  const [mx, my] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]
  const spread = points.reduce((sum, [x]) => sum + (x - mx) ** 2, 0)
  const slope = points.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0) / (spread || 1)
  return (x) => my + slope * (x - mx)
}

/** Thin upright strokes taller than a letter, each once, from left to right. */
function rayas({ data, ancho, alto }: Gris, letra: number): Raya[] {
  const [least, most] = [TALL[0] * letra, TALL[1] * letra]
  const found: Raya[] = []
  for (let x = 1; x < ancho - 1; x++)
    for (let y = 0, start = -1, end = 0; y <= alto; y++) {
      if (y < alto && (data[y * ancho + x] ?? 255) < INK) {
        if (start < 0) start = y
        end = y + 1
      } else if (start >= 0 && (y === alto || y - end >= LOST)) {
        if (end - start >= least && end - start <= most) found.push({ x, y0: start, y1: end })
        start = -1
      }
    }
  return sinRepetir(found, letra)
}

/** A stroke of several pixels is one, at its middle; a thicker one is none. */
function sinRepetir(columns: readonly Raya[], letra: number): Raya[] {
  const strokes: Raya[][] = []
  for (const each of columns) {
    const own = strokes.findLast((stroke) => {
      const last = stroke[stroke.length - 1]
      return last !== undefined && each.x - last.x <= 1 && each.y0 < last.y1 && each.y1 > last.y0
    })
    if (own) own.push(each)
    else strokes.push([each])
  }
  return strokes
    .filter((stroke) => stroke.length <= Math.max(2, THICK * letra))
    .map((stroke) => ({
      x: ((stroke[0]?.x ?? 0) + (stroke.at(-1)?.x ?? 0)) / 2,
      y0: Math.min(...stroke.map(({ y0 }) => y0)),
      y1: Math.max(...stroke.map(({ y1 }) => y1)),
    }))
}

/** Strokes that stand beside each other. */
function enFilas(found: readonly Raya[]): Raya[][] {
  const rows: Raya[][] = []
  for (const each of found) {
    const own = rows.find((row) => {
      const last = row[row.length - 1]
      if (!last) return false
      const shared = Math.min(last.y1, each.y1) - Math.max(last.y0, each.y0)
      return shared > BESIDE * Math.max(last.y1 - last.y0, each.y1 - each.y0)
    })
    if (own) own.push(each)
    else rows.push([each])
  }
  return rows
}

/** The longest run of sides at equal steps, the ones not seen among them filled in. */
function alPaso(row: readonly Raya[], letra: number): Raya[] {
  const steps = row.slice(1).map(({ x }, at) => x - (row[at]?.x ?? 0))
  const plain = steps.filter((step) => step >= WIDE[0] * letra && step <= WIDE[1] * letra)
  const step = plain.sort((a, b) => a - b)[Math.floor(plain.length / 2)] ?? Infinity
  let [best, run]: [Raya[], Raya[]] = [[], row.slice(0, 1)]
  for (const [at, to] of row.slice(1).entries()) {
    const from = row[at] ?? to
    const width = to.x - from.x
    const boxes = Math.round(width / step)
    const fits = boxes >= 1 && boxes <= 2 && Math.abs(width - boxes * step) < UNEQUAL * step
    if (fits) run = [...run, ...(boxes === 2 ? [{ ...from, x: from.x + width / 2 }] : []), to]
    else if (width > UNEQUAL * step) run = [to]
    if (run.length > best.length) best = run
  }
  return best
}

/** Free paper between two signs, and around the line, as a share of the row's height. */
const GAP = 0.14
const EDGE = 0.3
/** What a box's own sides take of it. */
const FRAME = 0.12
/** Darker than this is a sign's ink. */
const DARK = 140

/**
 * The signs of a row of boxes side by side on one line, without the boxes. `gris` shows the row alone, `zoom` times as large as on the page.
 */
export function juntarCeldas(gris: Gris, peine: Peine, zoom: number): Gris {
  const signs = peine.celdas.map((celda) => signIn(gris, inside(celda, peine, zoom)))
  const alto = Math.max(...signs.map(({ h }) => h))
  const [gap, edge] = [Math.round(GAP * alto), Math.round(EDGE * alto)]
  const ancho = signs.reduce((sum, { w }) => sum + w + gap, 2 * edge - gap)
  const data = new Uint8Array(ancho * (alto + 2 * gap)).fill(255)
  let left = edge
  for (const { x, y, w, h } of signs) {
    for (let row = 0; row < h; row++) {
      const from = (y + row) * gris.ancho + x
      data.set(gris.data.subarray(from, from + w), (row + gap) * ancho + left)
    }
    left += w + gap
  }
  return { data, ancho, alto: alto + 2 * gap }
}

/** A box without its frame, in whole pixels of the row's image. */
function inside({ x, y, w, h }: Celda, peine: Peine, zoom: number): Region {
  const frame = FRAME * Math.min(w, h)
  return {
    x: Math.round((x - peine.x + frame) * zoom),
    y: Math.round((y - peine.y + frame) * zoom),
    w: Math.round((w - 2 * frame) * zoom),
    h: Math.round((h - 2 * frame) * zoom),
  }
}

/** The columns of a box that hold ink; all of it where none does. */
function signIn({ data, ancho, alto }: Gris, box: Region): Region {
  const [y, right] = [Math.max(0, box.y), Math.min(ancho, box.x + box.w)]
  const h = Math.min(alto - y, box.h)
  let [x0, x1] = [right, box.x]
  for (let x = Math.max(0, box.x); x < right; x++)
    for (let row = y; row < y + h; row++)
      if ((data[row * ancho + x] ?? 255) < DARK) {
        x0 = Math.min(x0, x)
        x1 = Math.max(x1, x + 1)
        break
      }
  return x0 < x1 ? { x: x0, y, w: x1 - x0, h } : { x: box.x, y, w: right - box.x, h }
}
