import { nuevoLienzo } from '#seeds/documentos/dibujo/lienzo.ts'
import type { SeededRandom } from '#seeds/demo/personas/seeded-random.ts'
import type { Paso } from './dano.ts'
import type { Rgb } from './pixeles.ts'

type Punto = readonly [x: number, y: number]
/** A projective map: x' = (a x + b y + c) / (g x + h y + 1), y' = (d x + e y + f) / (g x + h y + 1). */
export type Proyeccion = readonly [number, number, number, number, number, number, number, number]

/** The map that takes the unit square (0,0) (1,0) (1,1) (0,1) to those four corners. */
export function alCuadrilatero(esquinas: readonly [Punto, Punto, Punto, Punto]): Proyeccion {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = esquinas
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3]
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3]
  const whole = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / whole
  const h = (dx1 * sy - sx * dy1) / whole
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h]
}

/** The way back: from a point of the photo to the unit square. */
export function inversa([a, b, c, d, e, f, g, h]: Proyeccion): Proyeccion {
  const whole = a * e - b * d
  const raw = [e - f * h, c * h - b, b * f - c * e, f * g - d, a - c * g, c * d - a * f, d * h - e * g, b * g - a * h]
  const [A, B, C, D, E, F, G, H] = raw.map((each) => each / whole) as unknown as Proyeccion
  return [A, B, C, D, E, F, G, H]
}

/** Colours of tables. */
const MESAS: readonly Rgb[] = [
  [112, 84, 60],
  [70, 74, 80],
  [150, 144, 134],
  [46, 60, 70],
]
/** The page on a table as a phone sees it: not quite from above, the light from one side. */
export const fotoDeTelefono: Paso = (pagina, { random }) => {
  const [ancho, alto] = [Math.round(pagina.width * 1.14), Math.round(pagina.height * 1.12)]
  const { lienzo, pincel } = nuevoLienzo(ancho, alto)
  const image = pincel.getImageData(0, 0, ancho, alto)
  const source = pagina.getContext('2d').getImageData(0, 0, pagina.width, pagina.height).data
  const [a, b, c, d, e, f, g, h] = inversa(alCuadrilatero(esquinas(random, ancho, alto)))
  const light = luz(random, ancho, alto)
  const mesa = random.pick(MESAS)
  for (let y = 0, at = 0; y < alto; y++)
    for (let x = 0; x < ancho; x++, at += 4) {
      const w = g * x + h * y + 1
      const [u, v] = [((a * x + b * y + c) / w) * pagina.width, ((d * x + e * y + f) / w) * pagina.height]
      if (u >= 0 && v >= 0 && u < pagina.width - 1 && v < pagina.height - 1)
        mezclar(image.data, at, source, pagina.width, u, v)
      else for (let channel = 0; channel < 3; channel++) image.data[at + channel] = (mesa[channel] ?? 0) + grano(x, y)
      const glow = light(x, y)
      for (let channel = 0; channel < 3; channel++) image.data[at + channel] = (image.data[at + channel] ?? 0) * glow
      image.data[at + 3] = 255
    }
  pincel.putImageData(image, 0, 0)
  return lienzo
}

/** Corners of the sheet in the photo: each up to 6% away from where it would lie seen from above. */
function esquinas(random: SeededRandom, ancho: number, alto: number): readonly [Punto, Punto, Punto, Punto] {
  const off = (): number => 0.015 + random.next() * 0.06
  return [
    [off() * ancho, off() * alto],
    [(1 - off()) * ancho, off() * alto],
    [(1 - off()) * ancho, (1 - off()) * alto],
    [off() * ancho, (1 - off()) * alto],
  ]
}

/** Light that falls off from one side to the other, 100% to about 60%. */
function luz(random: SeededRandom, ancho: number, alto: number): (x: number, y: number) => number {
  const turn = random.next() * Math.PI * 2
  const fall = 0.15 + random.next() * 0.25
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
  return (x, y) => {
    const along = (x / ancho - 0.5) * dx + (y / alto - 0.5) * dy
    return 0.94 - fall * (0.5 + along)
  }
}

/** Grain of the table, the same for the same place. */
const grano = (x: number, y: number): number => ((((x * 7919) ^ (y * 104_729)) >>> 3) % 17) - 8

/** Puts at `at` the colour between the four pixels around (u, v). */
function mezclar(
  target: Uint8ClampedArray,
  at: number,
  source: Uint8ClampedArray,
  ancho: number,
  u: number,
  v: number,
): void {
  const [x, y] = [u | 0, v | 0]
  const [p, q] = [u - x, v - y]
  const top = (y * ancho + x) * 4
  const low = top + ancho * 4
  for (let channel = 0; channel < 3; channel++) {
    const above = (source[top + channel] ?? 0) * (1 - p) + (source[top + 4 + channel] ?? 0) * p
    const below = (source[low + channel] ?? 0) * (1 - p) + (source[low + 4 + channel] ?? 0) * p
    target[at + channel] = above * (1 - q) + below * q
  }
}
