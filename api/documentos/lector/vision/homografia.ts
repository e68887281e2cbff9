import type { Postura } from '#api/documentos/lector/mensajes.ts'
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
export function muestrear(source: Gris, m: Matriz, { ancho, alto }: Medida): Gris {
  const { data, ancho: sw, alto: sh } = source
  const out = new Uint8Array(ancho * alto)
  const flat = m[6] === 0 && m[7] === 0
  for (let y = 0, at = 0; y < alto; y++) {
    const v = y + 0.5
    let nx = m[0] * 0.5 + m[1] * v + m[2]
    let ny = m[3] * 0.5 + m[4] * v + m[5]
    let nw = m[6] * 0.5 + m[7] * v + m[8]
    for (let x = 0; x < ancho; x++, at++) {
      const px = (flat ? nx / m[8] : nx / nw) - 0.5
      const py = (flat ? ny / m[8] : ny / nw) - 0.5
      nx += m[0]
      ny += m[3]
      nw += m[6]
      if (px < 0 || py < 0 || px >= sw - 1 || py >= sh - 1) {
        out[at] = px > -1 && py > -1 && px < sw && py < sh ? (data[nearest(px, py, sw, sh)] ?? 255) : 255
        continue
      }
      const [x0, y0] = [px | 0, py | 0]
      const [fx, fy] = [px - x0, py - y0]
      const i = y0 * sw + x0
      const top = (data[i] ?? 0) * (1 - fx) + (data[i + 1] ?? 0) * fx
      const low = (data[i + sw] ?? 0) * (1 - fx) + (data[i + sw + 1] ?? 0) * fx
      out[at] = top * (1 - fy) + low * fy + 0.5
    }
  }
  return { data: out, ancho, alto }
}

function nearest(px: number, py: number, sw: number, sh: number): number {
  const x = Math.min(sw - 1, Math.max(0, Math.round(px)))
  return Math.min(sh - 1, Math.max(0, Math.round(py))) * sw + x
}
