import type { Canvas } from '@napi-rs/canvas'

/** Grey levels, one byte per pixel, row by row; 0 is black. */
export interface Gris {
  readonly data: Uint8Array
  readonly ancho: number
  readonly alto: number
}

/** Below this difference of channels a pixel is paper, ink or the noise of a camera; above it, colour. */
const COLOUR_FROM = 40
const COLOUR_FULL = 90

/**
 * A canvas as grey levels. Where it is in colour, a pixel counts as light as its lightest channel: the ink of a coloured stamp
 * or signature nearly goes, the black letters under it stay.
 */
export function grisDe(lienzo: Canvas): Gris {
  const { width, height } = lienzo
  // Every canvas here lies on white: its pixels are opaque, and are taken as they are stored.
  const rgba = lienzo.data()
  const data = new Uint8Array(width * height)
  for (let i = 0, at = 0; i < data.length; i++, at += 4) {
    const r = rgba[at] ?? 0
    const g = rgba[at + 1] ?? 0
    const b = rgba[at + 2] ?? 0
    // Most pixels of most scans.
    if (r === g && g === b) {
      data[i] = r
      continue
    }
    const luma = (r * 77 + g * 150 + b * 29) >> 8
    const top = r > g ? (r > b ? r : b) : g > b ? g : b
    const low = r < g ? (r < b ? r : b) : g < b ? g : b
    const colour = top - low
    if (colour <= COLOUR_FROM) data[i] = luma
    else {
      const share = colour >= COLOUR_FULL ? 1 : (colour - COLOUR_FROM) / (COLOUR_FULL - COLOUR_FROM)
      data[i] = luma + (top - luma) * share * 0.85
    }
  }
  return { data, ancho: width, alto: height }
}

/** What is surely colour and surely not black, for `grisSinColor`. */
const PALE_FROM = 20
const PALE_FULL = 48
const NOT_BLACK = 55
const SURELY_NOT_BLACK = 95
/** Share of coloured pixels under which a page has no coloured ink worth taking out. */
const SOME_COLOUR = 0.0008
/** One pixel of so many tells of the others whether there is colour. */
const SAMPLED = 5

/**
 * A canvas as grey levels (`gris`, as `grisDe` gives them) with all coloured ink paled, also where that may be text: what a stamp or a
 * signature hides shows. Null for a page without colour.
 */
export function grisSinColor(lienzo: Canvas, gris: Gris): Gris | null {
  const { width, height } = lienzo
  const rgba = lienzo.data()
  const pixels = width * height
  let coloured = 0
  for (let i = 0; i < pixels; i += SAMPLED) if (palenessAt(rgba, 4 * i) > 0.5) coloured++
  if (coloured * SAMPLED < pixels * SOME_COLOUR) return null
  const data = gris.data.slice()
  for (let i = 0, at = 0; i < pixels; i++, at += 4) {
    const share = palenessAt(rgba, at)
    if (share > 0) data[i] = (data[i] ?? 0) + (255 - (data[i] ?? 0)) * share * 0.95
  }
  return { data, ancho: width, alto: height }
}

/** How surely a pixel is coloured ink that hides nothing, 0..1. */
function palenessAt(rgba: Uint8Array, at: number): number {
  const r = rgba[at] ?? 0
  const g = rgba[at + 1] ?? 0
  const b = rgba[at + 2] ?? 0
  const top = r > g ? (r > b ? r : b) : g > b ? g : b
  const low = r < g ? (r < b ? r : b) : g < b ? g : b
  const colour = top - low
  if (colour <= PALE_FROM) return 0
  const luma = (r * 77 + g * 150 + b * 29) >> 8
  return ramp(colour, PALE_FROM, PALE_FULL) * ramp(luma, NOT_BLACK, SURELY_NOT_BLACK)
}

const ramp = (value: number, from: number, to: number) => Math.min(1, Math.max(0, (value - from) / (to - from)))

/** A copy shrunk by a whole factor; each pixel between the mean and the darkest of its block, so that thin strokes survive. */
export function reducir({ data, ancho, alto }: Gris, step: number, darkest = 0.5): Gris {
  if (step <= 1) return { data, ancho, alto }
  const [w, h] = [Math.max(1, Math.floor(ancho / step)), Math.max(1, Math.floor(alto / step))]
  const small = new Uint8Array(w * h)
  const area = step * step
  const lighter = 1 - darkest
  for (let y = 0, to = 0; y < h; y++)
    for (let x = 0, from = y * step * ancho; x < w; x++, from += step, to++) {
      let [sum, low] = [0, 255]
      for (let row = from, end = from + step * ancho; row < end; row += ancho)
        for (let at = row; at < row + step; at++) {
          const value = data[at] ?? 255
          sum += value
          if (value < low) low = value
        }
      small[to] = low * darkest + (sum / area) * lighter
    }
  return { data: small, ancho: w, alto: h }
}

/** How the levels of an image are spread: counts of 0..255, of every `step`th pixel. */
export function histograma(data: Uint8Array, step = 1): Float64Array {
  const counts = new Float64Array(256)
  for (let i = 0; i < data.length; i += step) counts[data[i] ?? 0] = (counts[data[i] ?? 0] ?? 0) + 1
  return counts
}

/** The level under which `share` (0..1) of the counted pixels lie. */
export function nivelDe(counts: Float64Array, share: number): number {
  const wanted = counts.reduce((sum, count) => sum + count, 0) * share
  let sum = 0
  for (let value = 0; value < 256; value++) {
    sum += counts[value] ?? 0
    if (sum >= wanted) return value
  }
  return 255
}

/** The level that best parts the dark from the light (Otsu): dark is below it. */
export function otsu(counts: Float64Array): number {
  const all = counts.reduce((sum, count) => sum + count, 0)
  const total = counts.reduce((sum, count, value) => sum + count * value, 0)
  let [best, threshold, below, sumBelow] = [-1, 128, 0, 0]
  for (let value = 0; value < 256; value++) {
    below += counts[value] ?? 0
    sumBelow += value * (counts[value] ?? 0)
    const above = all - below
    if (below === 0 || above === 0) continue
    const spread = below * above * (sumBelow / below - (total - sumBelow) / above) ** 2
    if (spread > best) [best, threshold] = [spread, value + 1]
  }
  return threshold
}

/** The same as a PGM file: plain grey levels, what recognisers take without the cost of a PNG or of colours that are none. */
export function enPgm({ data, ancho, alto }: Gris): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${ancho} ${alto}\n255\n`, 'latin1'), data])
}
