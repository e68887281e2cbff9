import { siguienteAlAzar } from './azar.ts'
import type { Gris } from './gris.ts'

/** How a page moved while it was taken: its ink is smeared over `largo` pixels along `angulo`, in radians from the horizontal, clockwise. */
export interface Sacudida {
  readonly largo: number
  readonly angulo: number
}

/** What is known of an image's letters: how tall most are in pixels, null when unknown, and whether their lines run upwards or downwards. */
export interface Letras {
  readonly altura: number | null
  readonly verticales: boolean
}

const DIRECTIONS = 12
/** Places looked at, all of them at edges this steep: few to see that a page was held still, many to tell how it was not. */
const FEW = 700
const MANY = 6000
/** With fewer places than this a page tells nothing. */
const LEAST = 300
const EDGE = 40
const TRIES = 250
/** Pixels looked at on both sides of a place, and how far apart two changes of level are compared. */
const HALF = 10
const LAGS = 9
/** Edges this wide, so many times wider than those across them, are smeared; in pixels, of letters of up to this height. */
const WIDE = 2.25
const WIDER = 1.28
const LETTER = 20
/**
 * Out of focus, letters side by side narrow one another's edges, so that the page seems smeared across its lines. One that is has edges
 * this narrow along them.
 */
const NARROW = 2.15
/** Directions up to this far from another one count as the same. */
const NEAR = 2
const LONGEST = 9
/** Of what an edge rises, squared, the share that it must rise along a direction: strokes that run along it are no edges there. */
const FACING = 0.5

/**
 * The movement that an image in grey levels shows: its edges are wide in one direction and narrow across it. Null for a page that was held
 * still, or is out of focus, which widens edges in every direction.
 */
export function sacudidaDe(gris: Gris, letras: Letras): Sacudida | null {
  if (!seMueve(anchosDe(gris, bordesDe(gris, FEW), FACING), letras)) return null
  const places = bordesDe(gris, MANY)
  if (!seMueve(anchosDe(gris, places, FACING), letras)) return null
  const widths = anchosDe(gris, places)
  const n = masAncha(widths)
  const [antes, ancho, despues] = [anchoEn(widths, n - 1), anchoEn(widths, n), anchoEn(widths, n + 1)]
  return {
    largo: Math.min(LONGEST, largoDe(ancho)),
    angulo: ((n + entreVecinas(antes, ancho, despues)) * Math.PI) / DIRECTIONS,
  }
}

/** How wide edges are in each direction, from the horizontal clockwise; none where too few of them are found. */
function anchosDe(gris: Gris, places: Int32Array, facing = 0): readonly number[] {
  if (places.length < 2 * LEAST) return []
  return Array.from({ length: DIRECTIONS }, (_, n) => anchoDeBordes(gris, places, (n * Math.PI) / DIRECTIONS, facing))
}

const anchoEn = (widths: readonly number[], n: number) => widths[(n + DIRECTIONS) % DIRECTIONS] ?? 0
const masAncha = (widths: readonly number[]) => widths.indexOf(Math.max(...widths))

/** Whether edges are wide in one direction and narrow across it. */
function seMueve(widths: readonly number[], { altura, verticales }: Letras): boolean {
  const fine = Math.max(1, (altura ?? LETTER) / LETTER)
  const n = masAncha(widths)
  const [along, across] = [anchoEn(widths, n), anchoEn(widths, n + DIRECTIONS / 2)]
  const acrossLines = verticales ? 0 : DIRECTIONS / 2
  const off = Math.abs(n - acrossLines)
  if (Math.min(off, DIRECTIONS - off) <= NEAR && across > NARROW * fine) return false
  return along >= WIDE * fine && along >= WIDER * across
}

/** The length of a smear by the width that edges have along it, as pages smeared on purpose show it. */
const largoDe = (width: number) => 2 * (width - 1)

/** How far from the middle one of three neighbours the top of the bow through them is, −0.5..0.5. */
function entreVecinas(before: number, here: number, after: number): number {
  const bend = before - 2 * here + after
  return bend < 0 ? (before - after) / (2 * bend) : 0
}

/** Up to `count` places where dark and light meet, x and y by turns: taken all over the image in no order, but the same of the same image. */
function bordesDe(gris: Gris, count: number): Int32Array {
  const { ancho, alto } = gris
  const margin = 2 * HALF
  if (ancho <= 2 * margin || alto <= 2 * margin) return new Int32Array()
  const next = alAzar()
  const found: number[] = []
  for (let tries = 0; tries < TRIES * count && found.length < 2 * count; tries++) {
    const [x, y] = [margin + next(ancho - 2 * margin), margin + next(alto - 2 * margin)]
    const [across, down] = pendienteEn(gris, x, y)
    if (Math.max(Math.abs(across), Math.abs(down)) >= EDGE) found.push(x, y)
  }
  return Int32Array.from(found)
}

/** Whole numbers below a limit, without order and always the same. */
function alAzar(): (below: number) => number {
  let state = 7
  return (below) => {
    state = siguienteAlAzar(state)
    return Math.floor((state / 0x80000000) * below)
  }
}

/** How the level changes over two pixels, to the right and down. */
function pendienteEn({ data, ancho }: Gris, x: number, y: number): readonly [number, number] {
  const at = y * ancho + x
  return [(data[at + 1] ?? 0) - (data[at - 1] ?? 0), (data[at + ancho] ?? 0) - (data[at - ancho] ?? 0)]
}

/** How many pixels apart, along a direction, two changes of level are until they no longer go the same way. */
function anchoDeBordes(gris: Gris, places: Int32Array, angulo: number, facing: number): number {
  const [dx, dy] = [Math.cos(angulo), Math.sin(angulo)]
  const alike = new Float64Array(LAGS)
  const change = new Float64Array(2 * HALF)
  for (let place = 0; place < places.length; place += 2) {
    const [x, y] = [places[place] ?? 0, places[place + 1] ?? 0]
    const [across, down] = pendienteEn(gris, x, y)
    if ((across * dx + down * dy) ** 2 < facing * (across * across + down * down)) continue
    let last = nivelEn(gris, x - dx * HALF, y - dy * HALF)
    for (let step = 0; step < change.length; step++) {
      const level = nivelEn(gris, x + dx * (step + 1 - HALF), y + dy * (step + 1 - HALF))
      change[step] = level - last
      last = level
    }
    for (let lag = 0; lag < LAGS; lag++) {
      let sum = 0
      for (let step = lag; step < change.length; step++) sum += (change[step] ?? 0) * (change[step - lag] ?? 0)
      alike[lag] = (alike[lag] ?? 0) + sum / (change.length - lag)
    }
  }
  for (let lag = 1; lag < LAGS; lag++) {
    const [before, here] = [alike[lag - 1] ?? 0, alike[lag] ?? 0]
    if (here <= 0) return lag - 1 + before / (before - here)
  }
  return LAGS
}

/** The level between four pixels of an image, well inside it. */
function nivelEn({ data, ancho }: Gris, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [right, down] = [x - left, y - top]
  const at = top * ancho + left
  const above = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right
  const below = (data[at + ancho] ?? 0) * (1 - right) + (data[at + ancho + 1] ?? 0) * right
  return above * (1 - down) + below * down
}
