import { histograma, type Gris } from './gris.ts'

/** Noise from which on a page is smoothed, and smoothed twice: the spread of neighbouring paper, in levels. */
const NOISY = 7
const VERY_NOISY = 22

/** The page with scattered dots and grain gone: single dots of a black-and-white scan, the noise of a poor sensor. */
export function limpiar(gris: Gris): Gris {
  if (esBinaria(gris)) return engrosar(suavizar(sinMotas(gris)), grosorDe(gris))
  const noise = ruidoDe(gris)
  if (noise < NOISY) return gris
  return noise < VERY_NOISY ? suavizar(gris) : suavizar(suavizar(gris))
}

/** Nearly every pixel black or white. */
function esBinaria({ data }: Gris): boolean {
  const counts = histograma(data, 11)
  const all = counts.reduce((sum, count) => sum + count, 0)
  const between = counts.subarray(40, 216).reduce((sum, count) => sum + count, 0)
  return between < all * 0.005
}

/** Spread of the difference between neighbours, mostly paper: its median, which edges of letters do not move. */
export function ruidoDe({ data, ancho }: Gris): number {
  const counts = new Float64Array(256)
  let all = 0
  for (let at = ancho; at < data.length - 1; at += 5) {
    const value = data[at] ?? 0
    // Clipped white tells nothing.
    if (value > 252) continue
    const step = Math.abs(value - (data[at + 1] ?? 0))
    counts[step] = (counts[step] ?? 0) + 1
    all++
  }
  let sum = 0
  for (let step = 0; step < 256; step++) {
    sum += counts[step] ?? 0
    if (sum * 2 >= all) return all < data.length / 50 ? 0 : step
  }
  return 0
}

/** Strokes of a black-and-white scan thinner than this, in pixels, have lost their hairlines. */
const THIN = 2.7
const THIN_GAMMA = 1.9

/** Mean height of what is dark, column by column, in pixels. */
function grosorDe({ data, ancho }: Gris): number {
  let [dark, ends] = [0, 1]
  for (let at = 0; at < data.length - ancho; at++) {
    if ((data[at] ?? 255) >= 128) continue
    dark++
    if ((data[at + ancho] ?? 255) >= 128) ends++
  }
  return dark / ends
}

/** Thin strokes, which smoothing makes pale, are made dark again. */
function engrosar(gris: Gris, grosor: number): Gris {
  if (grosor >= THIN) return gris
  const table = Uint8Array.from({ length: 256 }, (_, value) => Math.round(255 * (value / 255) ** THIN_GAMMA))
  return { ...gris, data: gris.data.map((value) => table[value] ?? 255) }
}

/** A dark pixel with no dark neighbour goes; a light one with at most one light neighbour is filled. */
function sinMotas({ data, ancho, alto }: Gris): Gris {
  const out = Uint8Array.from(data)
  for (let y = 1; y < alto - 1; y++)
    for (let x = 1, at = y * ancho + 1; x < ancho - 1; x++, at++) {
      const dark = (data[at] ?? 255) < 128
      // Most of a page is white among white.
      if (!dark && (data[at - 1] ?? 255) >= 128) continue
      const around = darkAround(data, at, ancho)
      if (dark && around === 0) out[at] = 255
      else if (!dark && around >= 7) out[at] = 0
    }
  return { data: out, ancho, alto }
}

function darkAround(data: Uint8Array, at: number, ancho: number): number {
  let dark = 0
  for (const row of [at - ancho, at, at + ancho])
    for (let k = row - 1; k <= row + 1; k++) if (k !== at && (data[k] ?? 255) < 128) dark++
  return dark
}

/** Each pixel the weighed mean (1 2 1) of its neighbours, both ways. */
export function suavizar({ data, ancho, alto }: Gris): Gris {
  const rows = new Uint16Array(data.length)
  for (let at = 1; at < data.length - 1; at++)
    rows[at] = (data[at - 1] ?? 0) + 2 * (data[at] ?? 0) + (data[at + 1] ?? 0)
  rows[0] = 4 * (data[0] ?? 0)
  rows[data.length - 1] = 4 * (data.at(-1) ?? 0)
  const out = Uint8Array.from(data)
  for (let at = ancho; at < data.length - ancho; at++)
    out[at] = ((rows[at - ancho] ?? 0) + 2 * (rows[at] ?? 0) + (rows[at + ancho] ?? 0) + 8) >> 4
  return { data: out, ancho, alto }
}
