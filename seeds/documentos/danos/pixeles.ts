import type { Canvas } from '@napi-rs/canvas'
import { nuevoLienzo } from '#seeds/documentos/dibujo/lienzo.ts'

export type Rgb = readonly [r: number, g: number, b: number]

/** The brightness a person sees, 0..255. */
export const brillo = (r: number, g: number, b: number): number => 0.299 * r + 0.587 * g + 0.114 * b

/** A copy of `lienzo` whose every pixel `cambiar` gave anew; values outside 0..255 are clamped. */
export function cambiarPixeles(
  lienzo: Canvas,
  cambiar: (r: number, g: number, b: number, x: number, y: number) => Rgb,
): Canvas {
  const { width, height } = lienzo
  const image = lienzo.getContext('2d').getImageData(0, 0, width, height)
  const { data } = image
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      const [r, g, b] = cambiar(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, x, y)
      data[at] = r
      data[at + 1] = g
      data[at + 2] = b
    }
  const { lienzo: changed, pincel } = nuevoLienzo(width, height)
  pincel.putImageData(image, 0, 0)
  return changed
}

/** `lienzo` drawn on a sheet of its own, so that what is drawn next leaves the first as it was. */
export function copia(lienzo: Canvas): ReturnType<typeof nuevoLienzo> {
  const made = nuevoLienzo(lienzo.width, lienzo.height)
  made.pincel.drawImage(lienzo, 0, 0)
  return made
}
