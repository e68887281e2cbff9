import { siguienteAlAzar } from './azar.ts'
import { histograma, otsu, reducir, type Gris } from './gris.ts'
import { aplanar } from './fondo.ts'
import { quitarRayas } from './rayas.ts'

/** Places of dark pixels of a small copy of a page, whatever the light on it. */
export interface Tinta {
  readonly xs: Int16Array
  readonly ys: Int16Array
  readonly ancho: number
  readonly alto: number
  /** Pixels of the page per pixel of the copy. */
  readonly paso: number
}

/** The two ways lines may run, the likelier first. */
export interface Direccion {
  /** Lines of text run up the page instead of along it. */
  readonly vertical: boolean
  /** Degrees by which they fall to the right. */
  readonly caida: number
  readonly nitidez: number
}

const SAMPLE = 1100
/** An inverted copy, a black photo: where half is ink nothing is told. */
const MAX_SHARE = 0.35
/** Dark pixels of the copy from which on something may be written; a word of five letters has more. */
const WRITTEN = 40
/** About the height of letters on the copy. */
const LETTER = 10
/** Shadows of a sheet's edge and of a scanner's lid are straighter than any text. */
const MARGIN = 0.015

/** A copy of at most 1100 pixels a side, on which a page is looked at as a whole. */
export interface Copia {
  readonly gris: Gris
  /** Pixels of the page per pixel of the copy. */
  readonly paso: number
}

export function copiaDe(gris: Gris): Copia {
  const paso = Math.max(1, Math.ceil(Math.max(gris.ancho, gris.alto) / SAMPLE))
  return { gris: reducir(gris, paso), paso }
}

/** The ink of a page, and whether there is more of it than specks. */
export function tintaDe({ gris, paso }: Copia): Tinta & { readonly escrita: boolean } {
  const flat = aplanar(gris)
  // Lines of a fax are level whatever the sheet's angle was.
  quitarRayas(flat, LETTER)
  const { data, ancho, alto } = flat
  const threshold = Math.min(200, otsu(histograma(data)))
  const margin = Math.round(Math.max(ancho, alto) * MARGIN)
  const [xs, ys] = [new Int16Array(data.length), new Int16Array(data.length)]
  let dark = 0
  for (let y = margin; y < alto - margin; y++)
    for (let x = margin; x < ancho - margin; x++) {
      if ((data[y * ancho + x] ?? 255) >= threshold) continue
      xs[dark] = x
      ys[dark++] = y
    }
  const keep = dark > MAX_SHARE * data.length ? 0 : dark
  return { xs: xs.slice(0, keep), ys: ys.slice(0, keep), ancho, alto, paso, escrita: dark >= WRITTEN }
}

const MAX_SKEW = 14
const COARSE = 0.5
const FINE = 0.1
const COARSE_POINTS = 12_000
const FINE_POINTS = 60_000

interface Angulo {
  readonly angle: number
  readonly score: number
}

/**
 * How sharply lines of text stand out when rows are taken at some angle (degrees): the squared steps between rows. One pixel of about `every`
 * is looked at, never at an even pace: in a black bar even paces make a grid, which is sharp at an angle of its own.
 */
function sharpness(along: Int16Array, across: Int16Array, every: number, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const size = 2 * SAMPLE
  const offset = size / 2 + 0.5
  const counts = new Int32Array(2 * size)
  let chance = 1
  for (let i = 0; i < along.length; i += 1 + (chance % (2 * every - 1))) {
    chance = siguienteAlAzar(chance)
    const row = ((across[i] ?? 0) - (along[i] ?? 0) * slope + offset) | 0
    counts[row] = (counts[row] ?? 0) + 1
  }
  let score = 0
  for (let row = 1; row < counts.length; row++) score += ((counts[row] ?? 0) - (counts[row - 1] ?? 0)) ** 2
  return score
}

function bestAngle(along: Int16Array, across: Int16Array): Angulo {
  const every = (points: number) => Math.max(1, Math.floor(along.length / points))
  const at = (angle: number, step: number): Angulo => ({ angle, score: sharpness(along, across, step, angle) })
  const { angle: near } = best(range(-MAX_SKEW, MAX_SKEW, COARSE).map((angle) => at(angle, every(COARSE_POINTS))))
  const fine = range(near - COARSE, near + COARSE, FINE).map((angle) => at(angle, every(FINE_POINTS)))
  return best(fine)
}

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)

/** The sharpest; of two that are nearly so, the smaller angle. */
const best = (angles: readonly Angulo[]): Angulo =>
  [...angles]
    .sort((a, b) => Math.abs(a.angle) - Math.abs(b.angle))
    .reduce((top, each) => (each.score > top.score * 1.002 ? each : top))

/** Whether lines of text run along the page or up it, and how crooked: the sharper way first. */
export function direccionesDeRenglones({ xs, ys }: Tinta): readonly [Direccion, Direccion] {
  const along = bestAngle(xs, ys)
  const up = bestAngle(ys, xs)
  const lying = { vertical: false, caida: round(along.angle), nitidez: along.score }
  const standing = { vertical: true, caida: round(-up.angle), nitidez: up.score }
  return up.score > along.score ? [standing, lying] : [lying, standing]
}

const round = (degrees: number) => Math.round(degrees * 100) / 100
