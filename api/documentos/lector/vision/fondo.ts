import { histograma, nivelDe, type Gris } from './gris.ts'

/** Cells across the longer side: a shadow or a fold is wider than one, a letter or a thick stroke is not. */
const CELLS = 110

interface Rejilla {
  readonly niveles: Float32Array
  readonly columnas: number
  readonly filas: number
  readonly paso: number
}

/**
 * The page as if evenly lit: each pixel divided by the paper around it, then stretched so that paper is white and ink black.
 * Shadows, folds, yellow light and faded ink are gone; nothing that is thinner than a few letters is.
 */
export function aplanar(gris: Gris): Gris {
  const fondo = fondoDe(gris)
  const flat = dividir(gris, fondo)
  return estirar({ ...gris, data: flat })
}

/** Level of the paper on a coarse grid. */
function fondoDe({ data, ancho, alto }: Gris): Rejilla {
  const paso = Math.max(4, Math.round(Math.max(ancho, alto) / CELLS))
  const [columnas, filas] = [Math.ceil(ancho / paso), Math.ceil(alto / paso)]
  const lights = new Float32Array(columnas * filas)
  for (let row = 0; row < filas; row++)
    for (let column = 0; column < columnas; column++)
      lights[row * columnas + column] = lightOf(data, ancho, alto, { x: column * paso, y: row * paso, paso })
  const size = { columnas, filas }
  // A cell full of ink takes the paper of its neighbours; a large dark area stays dark.
  const closed = extremo(extremo(lights, size, 2, 1), size, 2, -1)
  return { niveles: suave(suave(closed, size), size), columnas, filas, paso }
}

/** The light end of a cell: the mean of its lightest third, by every other pixel. */
function lightOf(
  data: Uint8Array,
  ancho: number,
  alto: number,
  { x, y, paso }: { x: number; y: number; paso: number },
): number {
  let [top, sum, count] = [0, 0, 0]
  const [right, bottom] = [Math.min(ancho, x + paso), Math.min(alto, y + paso)]
  for (let row = y; row < bottom; row += 2)
    for (let at = row * ancho + x; at < row * ancho + right; at += 2) if ((data[at] ?? 0) > top) top = data[at] ?? 0
  for (let row = y; row < bottom; row += 2)
    for (let at = row * ancho + x; at < row * ancho + right; at += 2) {
      const value = data[at] ?? 0
      if (value < top * 0.8) continue
      sum += value
      count++
    }
  return count === 0 ? top : sum / count
}

interface Tamano {
  readonly columnas: number
  readonly filas: number
}

/** The largest (sign 1) or smallest (sign −1) of each cell's surroundings. */
function extremo(cells: Float32Array, { columnas, filas }: Tamano, radius: number, sign: 1 | -1): Float32Array {
  const pass = (from: Float32Array, length: number, lines: number, step: number, next: number) => {
    const out = new Float32Array(from.length)
    for (let line = 0; line < lines; line++)
      for (let i = 0; i < length; i++) {
        let best = -Infinity
        for (let k = Math.max(0, i - radius); k <= Math.min(length - 1, i + radius); k++)
          best = Math.max(best, sign * (from[line * next + k * step] ?? 0))
        out[line * next + i * step] = sign * best
      }
    return out
  }
  return pass(pass(cells, columnas, filas, 1, columnas), filas, columnas, columnas, 1)
}

function suave(cells: Float32Array, { columnas, filas }: Tamano): Float32Array {
  const out = new Float32Array(cells.length)
  for (let y = 0; y < filas; y++)
    for (let x = 0; x < columnas; x++) {
      let [sum, count] = [0, 0]
      for (let row = Math.max(0, y - 1); row <= Math.min(filas - 1, y + 1); row++)
        for (let column = Math.max(0, x - 1); column <= Math.min(columnas - 1, x + 1); column++) {
          sum += cells[row * columnas + column] ?? 0
          count++
        }
      out[y * columnas + x] = sum / count
    }
  return out
}

/** Darker than this there is no paper to divide by: the dark of a table top around a photo. */
const NO_PAPER = 24

function dividir({ data, ancho, alto }: Gris, { niveles, columnas, filas, paso }: Rejilla): Uint8Array {
  const out = new Uint8Array(data.length)
  const [left, share] = [new Int32Array(ancho), new Float32Array(ancho)]
  for (let x = 0; x < ancho; x++) {
    const at = Math.min(columnas - 1, Math.max(0, (x + 0.5) / paso - 0.5))
    left[x] = Math.min(columnas - 2, Math.floor(at))
    share[x] = at - (left[x] ?? 0)
  }
  const line = new Float32Array(columnas + 1)
  for (let y = 0, at = 0; y < alto; y++) {
    const row = Math.min(filas - 1, Math.max(0, (y + 0.5) / paso - 0.5))
    const [top, low] = [Math.floor(row), Math.min(filas - 1, Math.floor(row) + 1)]
    const down = row - top
    for (let c = 0; c < columnas; c++)
      line[c] = (niveles[top * columnas + c] ?? 0) * (1 - down) + (niveles[low * columnas + c] ?? 0) * down
    for (let x = 0; x < ancho; x++, at++) {
      const l = Math.max(0, left[x] ?? 0)
      const s = share[x] ?? 0
      const paper = (line[l] ?? 0) * (1 - s) + (line[l + 1] ?? 0) * s
      const value = (data[at] ?? 0) * (250 / (paper > NO_PAPER ? paper : 255))
      out[at] = value > 255 ? 255 : value
    }
  }
  return out
}

/** Share of a page that is surely ink: its darkest pixels tell how dark ink is here. */
const INK_SHARE = 0.012
const PAPER_LEVEL = 238

/** Ink becomes black and paper white; never by more than four times, which would make ink of stains. */
function estirar(gris: Gris): Gris {
  const ink = Math.min(nivelDe(histograma(gris.data, 7), INK_SHARE), 180)
  const gain = Math.min(4, 255 / (PAPER_LEVEL - ink))
  const table = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.max(0, Math.min(255, Math.round(255 - (PAPER_LEVEL - value) * gain))),
  )
  const { data } = gris
  for (let i = 0; i < data.length; i++) data[i] = table[data[i] ?? 0] ?? 0
  return gris
}

/** Levels above the darkest ink that are still that ink. */
const SAME_INK = 80
/** Share of a line of text that is ink. */
const INK_OF_LINE = 0.06

/** Only the darkest ink of a flattened part: letters stay, the paler stamp, signature or rule over them goes. */
export const soloOscuro = (gris: Gris): Gris => darkOnly(gris, nivelDe(histograma(gris.data), INK_OF_LINE))

function darkOnly(gris: Gris, ink: number): Gris {
  return { ...gris, data: gris.data.map((value) => Math.max(0, Math.min(255, ((value - ink) * 255) / SAME_INK))) }
}

/** What is surely ink of a second kind on a page: neither the darkest nor the paper, nor the edge between the two. */
const PALER = [SAME_INK, 200] as const
const STAMP_SHARE = 0.0015
/** Share of a page that is its darkest ink, however little is written on it. */
const DARKEST = 0.004

/**
 * A flattened page with only its darkest ink, where a good deal of paler one lies on it: a grey stamp joins lines to one shape that a
 * recogniser takes for a picture. Null where there is none.
 */
export function sinTintaPalida(gris: Gris): Gris | null {
  const { data, ancho, alto } = gris
  const ink = nivelDe(histograma(data, 7), DARKEST)
  const isPale = (value = 255) => value > ink + PALER[0] && value < PALER[1]
  let pale = 0
  // The edge of a letter is one or two pixels wide, and has paper or ink beside it.
  for (let y = 2; y < alto - 2; y += 2)
    for (let at = y * ancho + 2, end = (y + 1) * ancho - 2; at < end; at += 2)
      if (isPale(data[at]) && isPale(data[at - 2]) && isPale(data[at + 2]) && isPale(data[at - 2 * ancho])) pale++
  return pale > (ancho * alto * STAMP_SHARE) / 4 ? darkOnly(gris, ink) : null
}
