import type { Gris } from './gris.ts'

const DARK = 128
const EVERY_ROW = 3
/** Rows that cross a finder pattern, at least, in a code big enough to be read. */
const ENOUGH = 6
/** The narrowest module worth looking at, in pixels, and how far each run may be from its share. */
const MIN_MODULE = 1.5
const TOLERANCE = 0.6

/** Whether a flattened page shows what the corners of a QR are made of: dark and light runs as 1 1 3 1 1, whichever way up. */
export function muestraBuscadores({ data, ancho, alto }: Gris): boolean {
  let found = 0
  for (let y = 0; y < alto && found < ENOUGH; y += EVERY_ROW) found += inRow(data.subarray(y * ancho, (y + 1) * ancho))
  return found >= ENOUGH
}

function inRow(row: Uint8Array): number {
  const runs = [0, 0, 0, 0, 0]
  let [found, length, dark] = [0, 0, false]
  for (const value of row) {
    if (value < DARK === dark) {
      length++
      continue
    }
    runs.shift()
    runs.push(length)
    if (dark && isFinder(runs)) found++
    dark = !dark
    length = 1
  }
  return found
}

function isFinder(runs: readonly number[]): boolean {
  const unit = runs.reduce((sum, run) => sum + run, 0) / 7
  if (unit < MIN_MODULE) return false
  return runs.every((run, at) => Math.abs(run - (at === 2 ? 3 : 1) * unit) <= TOLERANCE * unit * (at === 2 ? 1.5 : 1))
}
