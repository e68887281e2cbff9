import type { Esquinas } from '#api/documentos/lector/proceso/mensajes.ts'
import { reducir, type Gris } from './gris.ts'
import type { Punto } from './homografia.ts'

/** Longer side of the copy that the sheet is looked for on, in pixels. */
const SAMPLE = 420
/** Half the width of what is closed before: letters and rules go, the sheet's edge stays. */
const CLOSING = 4
/** How much lighter than its background the sheet begins, as the logarithm of the ratio. */
const STEP = 0.13
/** Share of the frame, from each side, where that side's edge is looked for. */
const REACH = 0.46
const TOLERANCE = 1.6
/** Share of the rows on one straight edge from which on the edge is sure; under the second one there is none. */
const FOUND = 0.45
const ABSENT = 0.2

/** Logarithms of the light, row by row. */
interface Luz {
  readonly data: Float32Array
  readonly ancho: number
  readonly alto: number
}

/**
 * The corners of a sheet photographed on something darker, clockwise from the top left of the image, as fractions of it; null
 * unless it is sure: three or four straight edges (the fourth may lie beyond the frame) that make a plausible sheet.
 */
export function hojaEnFoto(gris: Gris): Esquinas | null {
  const luz = luzDe(gris)
  const edges: (readonly [Punto, Punto] | null)[] = []
  let turned = luz
  for (let giro = 0; giro < 4; giro++) {
    const edge = bordeIzquierdo(turned)
    if (edge === 'dudoso') return null
    edges.push(edge && [turnBack(edge[0], turned, giro), turnBack(edge[1], turned, giro)])
    turned = cuartoDeVuelta(turned)
  }
  if (edges.filter((edge) => edge !== null).length < 3) return null
  // Clockwise turns bring to the left, in this order: left, bottom, right, top.
  const [left, bottom, right, top] = edges.map((edge, side) => edge ?? frameSide(luz, side))
  if (!left || !bottom || !right || !top) return null
  const corners = [cross(top, left), cross(top, right), cross(bottom, right), cross(bottom, left)]
  const [a, b, c, d] = corners.map(([x, y]) => [x / luz.ancho, y / luz.alto] as const)
  if (!a || !b || !c || !d || !plausible([a, b, c, d])) return null
  return [a, b, c, d]
}

/** Of each level of grey. */
const LOGS = Float32Array.from({ length: 256 }, (_, value) => Math.log(12 + value))

function luzDe(gris: Gris): Luz {
  const step = Math.max(1, Math.ceil(Math.max(gris.ancho, gris.alto) / SAMPLE))
  const { data, ancho, alto } = reducir(gris, step, 0)
  const closed = menor(mayor(data, ancho, alto), ancho, alto)
  const luz = new Float32Array(closed.length)
  for (let at = 0; at < luz.length; at++) luz[at] = LOGS[closed[at] ?? 0] ?? 0
  return { data: luz, ancho, alto }
}

/** The darkest of each pixel's surroundings. */
const menor = (data: Uint8Array, ancho: number, alto: number): Uint8Array =>
  negativo(mayor(negativo(data), ancho, alto))

function negativo(data: Uint8Array): Uint8Array {
  const out = new Uint8Array(data.length)
  for (let at = 0; at < data.length; at++) out[at] = 255 - (data[at] ?? 0)
  return out
}

/** The lightest of each pixel's surroundings, along the rows and then along the columns. */
function mayor(data: Uint8Array, ancho: number, alto: number): Uint8Array {
  const rows = new Uint8Array(data.length)
  for (let y = 0; y < alto; y++)
    for (let x = 0; x < ancho; x++) {
      const end = y * ancho + Math.min(ancho - 1, x + CLOSING)
      let best = 0
      for (let at = y * ancho + Math.max(0, x - CLOSING); at <= end; at++) {
        const value = data[at] ?? 0
        if (value > best) best = value
      }
      rows[y * ancho + x] = best
    }
  const out = rows.slice()
  for (let y = 0; y < alto; y++)
    for (let near = Math.max(0, y - CLOSING); near <= Math.min(alto - 1, y + CLOSING); near++)
      for (let x = 0, at = y * ancho, from = near * ancho; x < ancho; x++, at++, from++) {
        const value = rows[from] ?? 0
        if (value > (out[at] ?? 0)) out[at] = value
      }
  return out
}

/** Turned a quarter clockwise: what was below is now on the left. */
function cuartoDeVuelta({ data, ancho, alto }: Luz): Luz {
  const out = new Float32Array(data.length)
  for (let y = 0; y < alto; y++)
    for (let x = 0; x < ancho; x++) out[x * alto + (alto - 1 - y)] = data[y * ancho + x] ?? 0
  return { data: out, ancho: alto, alto: ancho }
}

/** A point of an image turned `giro` times, on the image as it came. */
function turnBack([x, y]: Punto, { ancho, alto }: Luz, giro: number): Punto {
  if (giro === 0) return [x, y]
  return turnBack([y, ancho - x], { data: EMPTY, ancho: alto, alto: ancho }, giro - 1)
}

const EMPTY = new Float32Array(0)

/** The edge where the sheet begins from the left, as two points; null when nothing begins there. */
function bordeIzquierdo(luz: Luz): readonly [Punto, Punto] | null | 'dudoso' {
  const points: Punto[] = []
  const rows = Math.floor(luz.alto / 2)
  for (let row = 0; row < rows; row++) {
    const x = firstStep(luz, row * 2)
    if (x !== null) points.push([x, row * 2])
  }
  if (points.length < rows * ABSENT) return null
  const { slope, start, count } = straightest(points)
  if (count < rows * FOUND) return 'dudoso'
  return [
    [start, 0],
    [start + slope * luz.alto, luz.alto],
  ]
}

/** Where a row first becomes clearly lighter and has been darker up to there. */
function firstStep({ data, ancho }: Luz, y: number): number | null {
  const row = y * ancho
  const at = (x: number) => data[row + x] ?? 0
  const step = (x: number) => (at(x + 1) + at(x + 2) + at(x + 3) - at(x - 1) - at(x - 2) - at(x - 3)) / 3
  for (let x = 3; x < ancho * REACH; x++) {
    if (step(x) < STEP) continue
    while (step(x + 1) > step(x)) x++
    let outside = 0
    for (let k = 0; k < x - 1; k++) outside += at(k)
    return outside / Math.max(1, x - 1) < at(x + 3) - STEP * 0.6 ? x + 0.5 : null
  }
  return null
}

interface Recta {
  /** x = start + slope · y */
  readonly slope: number
  readonly start: number
  readonly count: number
}

const TRIALS = 40
const MAX_SLOPE = 0.35

/** The line through two of the points that most others lie on, then fitted to those. */
function straightest(points: readonly Punto[]): Recta {
  const some = points.filter((_, index) => index % Math.max(1, Math.floor(points.length / TRIALS)) === 0)
  let best: Recta = { slope: 0, start: 0, count: 0 }
  for (const [i, one] of some.entries())
    for (const two of some.slice(i + Math.floor(some.length / 5) + 1)) {
      const slope = (two[0] - one[0]) / (two[1] - one[1])
      if (Math.abs(slope) > MAX_SLOPE) continue
      const start = one[0] - slope * one[1]
      const count = points.filter(([x, y]) => Math.abs(start + slope * y - x) < TOLERANCE).length
      if (count > best.count) best = { slope, start, count }
    }
  return fitted(points, best)
}

function fitted(points: readonly Punto[], line: Recta): Recta {
  const on = points.filter(([x, y]) => Math.abs(line.start + line.slope * y - x) < TOLERANCE)
  const n = on.length
  const [sx, sy] = on.reduce(([a, b], [x, y]) => [a + x, b + y], [0, 0])
  const [sxy, syy] = on.reduce(([a, b], [x, y]) => [a + (x - sx / n) * (y - sy / n), b + (y - sy / n) ** 2], [0, 0])
  if (n < 2 || syy === 0) return line
  const slope = sxy / syy
  return { slope, start: sx / n - (slope * sy) / n, count: n }
}

/** The frame itself stands for an edge beyond it. */
function frameSide({ ancho, alto }: Luz, side: number): readonly [Punto, Punto] {
  const corners: readonly Punto[] = [
    [0, 0],
    [0, alto],
    [ancho, alto],
    [ancho, 0],
  ]
  return [corners[side] ?? [0, 0], corners[(side + 1) % 4] ?? [0, 0]]
}

function cross([p, q]: readonly [Punto, Punto], [r, s]: readonly [Punto, Punto]): Punto {
  const [dx, dy, ex, ey] = [q[0] - p[0], q[1] - p[1], s[0] - r[0], s[1] - r[1]]
  const t = ((r[0] - p[0]) * ey - (r[1] - p[1]) * ex) / (dx * ey - dy * ex)
  return [p[0] + t * dx, p[1] + t * dy]
}

const MIN_AREA = 0.25
/** A sheet that fills its frame to this share of every corner needs no flattening. */
const FILLS = 0.015

function plausible(corners: Esquinas): boolean {
  const frame: Esquinas = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]
  const inside = corners.every(([x, y]) => x > -0.08 && x < 1.08 && y > -0.08 && y < 1.08)
  const off = corners.some(([x, y], i) => Math.hypot(x - (frame[i]?.[0] ?? 0), y - (frame[i]?.[1] ?? 0)) > FILLS)
  const side = (i: number, j: number) =>
    Math.hypot((corners[i]?.[0] ?? 0) - (corners[j]?.[0] ?? 0), (corners[i]?.[1] ?? 0) - (corners[j]?.[1] ?? 0))
  const alike = (a: number, b: number) => a > 0.6 * b && b > 0.6 * a
  return inside && off && area(corners) > MIN_AREA && alike(side(0, 1), side(2, 3)) && alike(side(1, 2), side(3, 0))
}

/** Of the unit frame (shoelace). */
const area = (corners: Esquinas): number =>
  Math.abs(
    corners.reduce((sum, [x, y], i) => {
      const [nx, ny] = corners[(i + 1) % 4] ?? [0, 0]
      return sum + x * ny - nx * y
    }, 0),
  ) / 2
