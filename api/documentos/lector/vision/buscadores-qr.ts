import type { Gris } from './gris.ts'

const DARK = 128
const EVERY_ROW = 3
/** The narrowest module worth looking at, in pixels, and how far each run may be from its share. */
const MIN_MODULE = 1.5
const TOLERANCE = 0.6
/** Modules across a corner. */
const ACROSS = 7
/** How near two sights are of one corner, in modules; how unlike the modules of two corners of one code may be. */
const SAME_CORNER = 4
const UNLIKE = 1.6

interface Esquina {
  readonly x: number
  readonly y: number
  /** Side of a module, in pixels. */
  readonly modulo: number
}

/**
 * Whether a flattened page shows corners of a QR: dark and light runs as 1 1 3 1 1 both across and down, in two places, with modules of
 * one size. Letters and rules show such runs one way only.
 */
export function muestraBuscadores(gris: Gris): boolean {
  const corners: Esquina[] = []
  for (let y = 0; y < gris.alto; y += EVERY_ROW)
    for (const { centro, modulo } of findersIn(gris.ancho, (x) => isDark(gris, x, y))) {
      const seen = { x: centro, y, modulo }
      if (!crossesDown(gris, seen)) continue
      if (corners.some((each) => alike(each, seen) && !isSame(each, seen))) return true
      if (!corners.some((each) => isSame(each, seen))) corners.push(seen)
    }
  return false
}

const isDark = ({ data, ancho }: Gris, x: number, y: number) => (data[y * ancho + x] ?? 255) < DARK
const alike = (a: Esquina, b: Esquina) => Math.max(a.modulo, b.modulo) < UNLIKE * Math.min(a.modulo, b.modulo)
const isSame = (a: Esquina, b: Esquina) => Math.hypot(a.x - b.x, a.y - b.y) < SAME_CORNER * Math.max(a.modulo, b.modulo)

/** The same runs down the column through the middle of those found across, of about the same size. */
function crossesDown(gris: Gris, { x, y, modulo }: Esquina): boolean {
  const reach = Math.ceil(7 * modulo)
  const [top, bottom] = [Math.max(0, y - reach), Math.min(gris.alto, y + reach)]
  return findersIn(bottom - top, (at) => isDark(gris, x, top + at)).some(
    (down) => Math.abs(top + down.centro - y) < 2 * modulo && alike({ x, y, modulo }, { x, y, modulo: down.modulo }),
  )
}

interface Buscador {
  readonly centro: number
  readonly modulo: number
}

/** Finder patterns along one line of `length` pixels. */
function findersIn(length: number, darkAt: (at: number) => boolean): Buscador[] {
  const runs = [0, 0, 0, 0, 0]
  const found: Buscador[] = []
  let [run, dark] = [0, false]
  for (let at = 0; at <= length; at++) {
    const next = at < length && darkAt(at)
    if (next === dark) {
      run++
      continue
    }
    runs.shift()
    runs.push(run)
    const modulo = runs.reduce((sum, each) => sum + each, 0) / ACROSS
    if (dark && isFinder(runs, modulo)) found.push({ centro: Math.round(at - (ACROSS / 2) * modulo), modulo })
    dark = next
    run = 1
  }
  return found
}

const isFinder = (runs: readonly number[], modulo: number): boolean =>
  modulo >= MIN_MODULE &&
  runs.every((run, at) => Math.abs(run - (at === 2 ? 3 : 1) * modulo) <= TOLERANCE * modulo * (at === 2 ? 1.5 : 1))
