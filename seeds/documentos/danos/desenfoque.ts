import type { Canvas } from '@napi-rs/canvas'
import { nuevoLienzo } from '#seeds/documentos/dibujo/lienzo.ts'
import type { Paso } from './dano.ts'

/** The page out of focus: the blur of a circle of `radio` points (1/72 inch) around. */
export const desenfocar =
  (radio: number): Paso =>
  (pagina, { dpi }) => {
    const { lienzo, pincel } = nuevoLienzo(pagina.width, pagina.height)
    pincel.fillStyle = '#ffffff'
    pincel.fillRect(0, 0, lienzo.width, lienzo.height)
    pincel.filter = `blur(${(radio * dpi) / 72}px)`
    pincel.drawImage(pagina, 0, 0)
    pincel.filter = 'none'
    return lienzo
  }

const PASADAS = 9

/** The hand moved: the page smeared along `largo` points in the direction of `grados`. */
export const mover =
  (largo: number, grados: number): Paso =>
  (pagina, { dpi }) => {
    const { lienzo, pincel } = nuevoLienzo(pagina.width, pagina.height)
    pincel.fillStyle = '#ffffff'
    pincel.fillRect(0, 0, lienzo.width, lienzo.height)
    const [dx, dy] = [Math.cos((grados * Math.PI) / 180), Math.sin((grados * Math.PI) / 180)]
    for (let pass = 0; pass < PASADAS; pass++) {
      const away = ((pass / (PASADAS - 1) - 0.5) * largo * dpi) / 72
      // Each pass weighs as much as all before it together divided by their number: a plain mean.
      pincel.globalAlpha = 1 / (pass + 1)
      pincel.drawImage(pagina, dx * away, dy * away)
    }
    pincel.globalAlpha = 1
    return lienzo
  }

/** The page at another size, its proportions kept. */
export function escalar(lienzo: Canvas, ancho: number, alto: number): Canvas {
  const scaled = nuevoLienzo(ancho, alto)
  scaled.pincel.drawImage(lienzo, 0, 0, scaled.lienzo.width, scaled.lienzo.height)
  return scaled.lienzo
}
