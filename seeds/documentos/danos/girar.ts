import type { Canvas } from '@napi-rs/canvas'
import { nuevoLienzo } from '#seeds/documentos/dibujo/lienzo.ts'
import type { Paso } from './dano.ts'

/** The light of the glass around a sheet that lies crooked. */
const VIDRIO = '#f4f3f0'

/** The page turned clockwise by quarter turns and laid `sesgo` degrees crooked on the glass. */
export const girar =
  (rotacion: 0 | 90 | 180 | 270, sesgo = 0) =>
  (pagina: Canvas): Canvas => {
    const sideways = rotacion % 180 !== 0
    const { lienzo, pincel } = sideways
      ? nuevoLienzo(pagina.height, pagina.width)
      : nuevoLienzo(pagina.width, pagina.height)
    pincel.fillStyle = VIDRIO
    pincel.fillRect(0, 0, lienzo.width, lienzo.height)
    pincel.translate(lienzo.width / 2, lienzo.height / 2)
    pincel.rotate(((rotacion + sesgo) * Math.PI) / 180)
    pincel.drawImage(pagina, -pagina.width / 2, -pagina.height / 2)
    // Left turned, the pen would lay the pixels down a second time, crooked and shifted.
    pincel.resetTransform()
    return lienzo
  }

export type Lado = 'arriba' | 'derecha' | 'abajo' | 'izquierda'

/** The page without a strip of `parte` (0..1) of its size at one edge. */
export const recortar =
  (lado: Lado, parte: number): Paso =>
  (pagina) => {
    const across = lado === 'izquierda' || lado === 'derecha'
    const lost = Math.round((across ? pagina.width : pagina.height) * parte)
    const { lienzo, pincel } = nuevoLienzo(pagina.width - (across ? lost : 0), pagina.height - (across ? 0 : lost))
    pincel.drawImage(pagina, lado === 'izquierda' ? -lost : 0, lado === 'arriba' ? -lost : 0)
    return lienzo
  }
