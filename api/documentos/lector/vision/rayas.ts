import type { Gris } from './gris.ts'

/** Darker than this is ink on a flattened page, pale rules too. */
const INK = 200

/**
 * Takes out rules of tables, lines of a fax and folds: dark runs that are far longer than a letter (`letra`, its height in
 * pixels) and thinner than a stroke is high. Where a letter crosses one, its stroke stays. Changes `gris`.
 */
export function quitarRayas(gris: Gris, letra: number): void {
  const largo = Math.round(letra * 5)
  const grueso = Math.max(2, Math.round(letra * 0.28))
  horizontales(gris, largo, grueso)
  verticales(gris, Math.round(letra * 4), grueso)
}

function horizontales({ data, ancho, alto }: Gris, largo: number, grueso: number): void {
  for (let y = 0; y < alto; y++) {
    let x = 0
    while (x < ancho) {
      const at = y * ancho + x
      // Most of a page: no run begins on two light pixels.
      if ((data[at] ?? 255) >= INK && (data[at + 1] ?? 255) >= INK) {
        x++
        continue
      }
      const end = runEnd(data, at, ancho - x, 1)
      if (end >= largo)
        for (let k = at; k < at + end; k++) eraseThin(data, { at: k, step: ancho, lines: alto, line: y, grueso })
      x += Math.max(1, end + 1)
    }
  }
}

function verticales({ data, ancho, alto }: Gris, largo: number, grueso: number): void {
  const length = new Uint16Array(ancho)
  for (let y = 0; y <= alto; y++)
    for (let x = 0; x < ancho; x++) {
      if (y < alto && (data[y * ancho + x] ?? 255) < INK) {
        length[x] = (length[x] ?? 0) + 1
        continue
      }
      const run = length[x] ?? 0
      length[x] = 0
      if (run < largo) continue
      for (let row = y - run; row < y; row++)
        eraseThin(data, { at: row * ancho + x, step: 1, lines: ancho, line: x, grueso })
    }
}

/** Length of the dark run from `at`, small gaps bridged. */
function runEnd(data: Uint8Array, at: number, limit: number, gap: number): number {
  let [length, light] = [0, 0]
  for (let i = 0; i < limit; i++) {
    if ((data[at + i] ?? 255) < INK) [length, light] = [i + 1, 0]
    else if (++light > gap) break
  }
  return length
}

interface Lugar {
  readonly at: number
  /** From a pixel to its neighbour across the run. */
  readonly step: number
  readonly lines: number
  readonly line: number
  readonly grueso: number
}

/** Whitens the stroke across a run at one place, with its grey edges, when it is thin there. */
function eraseThin(data: Uint8Array, { at, step, lines, line, grueso }: Lugar): void {
  let [before, after] = [0, 0]
  while (before <= grueso && line - before - 1 >= 0 && (data[at - (before + 1) * step] ?? 255) < INK) before++
  while (after <= grueso && line + after + 1 < lines && (data[at + (after + 1) * step] ?? 255) < INK) after++
  if (before + after + 1 > grueso) return
  const first = Math.max(-line, -before - 1)
  const last = Math.min(lines - 1 - line, after + 1)
  for (let k = first; k <= last; k++) data[at + k * step] = 255
}
