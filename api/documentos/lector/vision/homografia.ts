import type { Postura } from '#api/documentos/lector/proceso/mensajes.ts'
import type { Gris } from './gris.ts'

/** A plane seen in another: x' = (a·x + b·y + c) / w, y' = (d·x + e·y + f) / w, w = g·x + h·y + i. */
export type Matriz = readonly [
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  h: number,
  i: number,
]
export type Punto = readonly [x: number, y: number]

export interface Medida {
  readonly ancho: number
  readonly alto: number
}

export const componer = (m: Matriz, n: Matriz): Matriz => [
  m[0] * n[0] + m[1] * n[3] + m[2] * n[6],
  m[0] * n[1] + m[1] * n[4] + m[2] * n[7],
  m[0] * n[2] + m[1] * n[5] + m[2] * n[8],
  m[3] * n[0] + m[4] * n[3] + m[5] * n[6],
  m[3] * n[1] + m[4] * n[4] + m[5] * n[7],
  m[3] * n[2] + m[4] * n[5] + m[5] * n[8],
  m[6] * n[0] + m[7] * n[3] + m[8] * n[6],
  m[6] * n[1] + m[7] * n[4] + m[8] * n[7],
  m[6] * n[2] + m[7] * n[5] + m[8] * n[8],
]

/** The way back. */
export function invertir([a, b, c, d, e, f, g, h, i]: Matriz): Matriz {
  const whole = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
  const raw: Matriz = [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ]
  return raw.map((each) => each / whole) as unknown as Matriz
}

/** Where a point goes. */
export function trasladar([a, b, c, d, e, f, g, h, i]: Matriz, [x, y]: Punto): Punto {
  const w = g * x + h * y + i
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w]
}

export const mover = (x: number, y: number): Matriz => [1, 0, x, 0, 1, y, 0, 0, 1]
export const ampliar = (scale: number): Matriz => [scale, 0, 0, 0, scale, 0, 0, 0, 1]

/** Clockwise, in degrees, as a canvas turns. */
function girar(degrees: number): Matriz {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [cos, -sin, 0, sin, cos, 0, 0, 0, 1]
}

/** The unit square onto four corners, clockwise from its origin (Heckbert, 1989). */
function desdeCuadrado([p0, p1, p2, p3]: readonly [Punto, Punto, Punto, Punto]): Matriz {
  const sx = p0[0] - p1[0] + p2[0] - p3[0]
  const sy = p0[1] - p1[1] + p2[1] - p3[1]
  const [dx1, dx2, dy1, dy2] = [p1[0] - p2[0], p3[0] - p2[0], p1[1] - p2[1], p3[1] - p2[1]]
  const det = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / det
  const h = (dx1 * sy - sx * dy1) / det
  return [
    p1[0] - p0[0] + g * p1[0],
    p3[0] - p0[0] + h * p3[0],
    p0[0],
    p1[1] - p0[1] + g * p1[1],
    p3[1] - p0[1] + h * p3[1],
    p0[1],
    g,
    h,
    1,
  ]
}

/** Size of the sheet once flat: the mean of its opposite sides, in pixels of the image it was seen in. */
export function medidaPlana({ ancho, alto }: Medida, esquinas: Postura['esquinas']): Medida {
  if (!esquinas) return { ancho, alto }
  const side = (one: Punto, two: Punto) => Math.hypot((one[0] - two[0]) * ancho, (one[1] - two[1]) * alto)
  const [a, b, c, d] = esquinas
  return {
    ancho: Math.max(1, Math.round((side(a, b) + side(c, d)) / 2)),
    alto: Math.max(1, Math.round((side(b, c) + side(d, a)) / 2)),
  }
}

/** Size of the page once upright, in pixels of the image as it came. */
export function medidaDerecha(source: Medida, { giro, esquinas }: Postura): Medida {
  const flat = medidaPlana(source, esquinas)
  return giro % 2 === 1 ? { ancho: flat.alto, alto: flat.ancho } : flat
}

/** From a point of the upright page to the point of the image as it came where it is seen, both in pixels of that image. */
export function desdeDerecha(source: Medida, postura: Postura): Matriz {
  const [flat, upright] = [medidaPlana(source, postura.esquinas), medidaDerecha(source, postura)]
  const turned = componer(
    mover(flat.ancho / 2, flat.alto / 2),
    componer(girar(-(postura.giro * 90 + postura.angulo)), mover(-upright.ancho / 2, -upright.alto / 2)),
  )
  if (!postura.esquinas) return turned
  const [a, b, c, d] = postura.esquinas
  const seen = ([x, y]: Punto): Punto => [x * source.ancho, y * source.alto]
  const square: Matriz = [1 / flat.ancho, 0, 0, 0, 1 / flat.alto, 0, 0, 0, 1]
  return componer(componer(desdeCuadrado([seen(a), seen(b), seen(c), seen(d)]), square), turned)
}

/** An image of `ancho` × `alto` whose every pixel is looked up in `source` where `m` says, between its four neighbours; white beyond. */
export function muestrear(source: Gris, m: Matriz, size: Medida): Gris {
  if (isIdentity(m) && size.ancho === source.ancho && size.alto === source.alto)
    return { ...size, data: source.data.slice() }
  return m[6] === 0 && m[7] === 0 ? muestrearPlano(source, m, size) : muestrearEnPerspectiva(source, m, size)
}

const isIdentity = (m: Matriz): boolean =>
  [1, 0, 0, 0, 1, 0, 0, 0, 1].every((value, at) => Math.abs((m[at] ?? 0) - value) < 1e-9)

function muestrearEnPerspectiva(source: Gris, m: Matriz, { ancho, alto }: Medida): Gris {
  const out = new Uint8Array(ancho * alto)
  for (let y = 0, at = 0; y < alto; y++) {
    const v = y + 0.5
    let nx = m[0] * 0.5 + m[1] * v + m[2]
    let ny = m[3] * 0.5 + m[4] * v + m[5]
    let nw = m[6] * 0.5 + m[7] * v + m[8]
    for (let x = 0; x < ancho; x++, at++) {
      out[at] = pixelAt(source, nx / nw - 0.5, ny / nw - 0.5)
      nx += m[0]
      ny += m[3]
      nw += m[6]
    }
  }
  return { data: out, ancho, alto }
}

/** Without perspective each row is a straight stretch of the source: its part inside is known beforehand. */
function muestrearPlano(source: Gris, m: Matriz, { ancho, alto }: Medida): Gris {
  const { data, ancho: sw, alto: sh } = source
  const out = new Uint8Array(ancho * alto)
  const [dx, dy] = [m[0] / m[8], m[3] / m[8]]
  for (let y = 0; y < alto; y++) {
    const v = y + 0.5
    const startX = (m[0] * 0.5 + m[1] * v + m[2]) / m[8] - 0.5
    const startY = (m[3] * 0.5 + m[4] * v + m[5]) / m[8] - 0.5
    const [fromX, toX] = inside(startX, dx, sw - 1, ancho)
    const [fromY, toY] = inside(startY, dy, sh - 1, ancho)
    const from = Math.max(fromX, fromY)
    const to = Math.max(from, Math.min(toX, toY))
    const row = y * ancho
    for (let x = 0; x < from; x++) out[row + x] = pixelAt(source, startX + x * dx, startY + x * dy)
    for (let x = from; x < to; x++) {
      const px = startX + x * dx
      const py = startY + x * dy
      const x0 = px | 0
      const y0 = py | 0
      const fx = px - x0
      const fy = py - y0
      const i = y0 * sw + x0
      const a = data[i] ?? 0
      const c = data[i + sw] ?? 0
      const top = a + ((data[i + 1] ?? 0) - a) * fx
      out[row + x] = top + (c + ((data[i + sw + 1] ?? 0) - c) * fx - top) * fy + 0.5
    }
    for (let x = to; x < ancho; x++) out[row + x] = pixelAt(source, startX + x * dx, startY + x * dy)
  }
  return { data: out, ancho, alto }
}

/** The steps 0…count of `start + step · x` that surely lie between 0 and `end`, as from and to. */
function inside(start: number, step: number, end: number, count: number): readonly [from: number, to: number] {
  if (Math.abs(step) < 1e-12) return start >= 0 && start < end ? [0, count] : [count, count]
  const [one, two] = [-start / step, (end - start) / step]
  const from = Math.max(0, Math.ceil(Math.min(one, two)) + 1)
  return [Math.min(count, from), Math.max(0, Math.min(count, Math.floor(Math.max(one, two))))]
}

function pixelAt({ data, ancho: sw, alto: sh }: Gris, px: number, py: number): number {
  if (px < 0 || py < 0 || px >= sw - 1 || py >= sh - 1)
    return px > -1 && py > -1 && px < sw && py < sh ? (data[nearest(px, py, sw, sh)] ?? 255) : 255
  const [x0, y0] = [px | 0, py | 0]
  const [fx, fy] = [px - x0, py - y0]
  const i = y0 * sw + x0
  const top = (data[i] ?? 0) * (1 - fx) + (data[i + 1] ?? 0) * fx
  const low = (data[i + sw] ?? 0) * (1 - fx) + (data[i + sw + 1] ?? 0) * fx
  return top * (1 - fy) + low * fy + 0.5
}

function nearest(px: number, py: number, sw: number, sh: number): number {
  const x = Math.min(sw - 1, Math.max(0, Math.round(px)))
  return Math.min(sh - 1, Math.max(0, Math.round(py))) * sw + x
}
