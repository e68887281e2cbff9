import { createRequire } from 'node:module'
import type * as NapiCanvas from '@napi-rs/canvas'
import type { Canvas } from '@napi-rs/canvas'
import type { Postura } from './mensajes.ts'

/** The very copy pdfjs depends on: with another version beside it `clip` fails and a page never ends rendering. */
const require = createRequire(import.meta.url)
const { createCanvas, loadImage } = createRequire(require.resolve('pdfjs-dist/package.json'))(
  '@napi-rs/canvas',
) as typeof NapiCanvas

export { createCanvas, loadImage }

/** `lienzo` turned upright, on white. Odd quarter turns swap its sides. */
export function enderezar(lienzo: Canvas, { giro, angulo }: Postura): Canvas {
  if (giro === 0 && angulo === 0) return lienzo
  const [width, height] = giro % 2 === 1 ? [lienzo.height, lienzo.width] : [lienzo.width, lienzo.height]
  const turned = createCanvas(width, height)
  const context = turned.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.translate(width / 2, height / 2)
  context.rotate((giro * Math.PI) / 2 + (angulo * Math.PI) / 180)
  context.drawImage(lienzo, -lienzo.width / 2, -lienzo.height / 2)
  return turned
}

/** `lienzo` at another width, its proportions kept. */
export function escalar(lienzo: Canvas, width: number): Canvas {
  const height = Math.max(1, Math.round((lienzo.height * width) / lienzo.width))
  const scaled = createCanvas(width, height)
  scaled.getContext('2d').drawImage(lienzo, 0, 0, width, height)
  return scaled
}

/** A part of `lienzo`, in its own pixels. */
export function recortar(lienzo: Canvas, x: number, y: number, width: number, height: number): Canvas {
  const part = createCanvas(width, height)
  part.getContext('2d').drawImage(lienzo, x, y, width, height, 0, 0, width, height)
  return part
}

/** Grey levels, one byte per pixel. */
export interface Gris {
  readonly data: Uint8Array
  readonly ancho: number
  readonly alto: number
}

export function grisDe(lienzo: Canvas): Gris {
  const { width, height } = lienzo
  const rgba = lienzo.getContext('2d').getImageData(0, 0, width, height).data
  const data = new Uint8Array(width * height)
  for (let i = 0, at = 0; i < data.length; i++, at += 4)
    data[i] = ((rgba[at] ?? 0) * 77 + (rgba[at + 1] ?? 0) * 150 + (rgba[at + 2] ?? 0) * 29) >> 8
  return { data, ancho: width, alto: height }
}
