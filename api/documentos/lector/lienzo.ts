import { createRequire } from 'node:module'
import type * as NapiCanvas from '@napi-rs/canvas'
import type { Canvas } from '@napi-rs/canvas'
import type { Esquinas, Postura } from './proceso/mensajes.ts'
import { desdeDerecha, medidaPlana, muestrear } from './vision/homografia.ts'

/** The very copy pdfjs depends on: with another version beside it `clip` fails and a page never ends rendering. */
const require = createRequire(import.meta.url)
const { createCanvas, loadImage } = createRequire(require.resolve('pdfjs-dist/package.json'))(
  '@napi-rs/canvas',
) as typeof NapiCanvas

export { createCanvas, loadImage }

/** `lienzo` turned upright, on white, a photographed sheet laid flat first. Odd quarter turns swap its sides. */
export function enderezar(lienzo: Canvas, { giro, angulo, esquinas }: Postura): Canvas {
  const plano = esquinas ? aplastar(lienzo, esquinas) : lienzo
  if (giro === 0 && angulo === 0) return plano
  const [width, height] = giro % 2 === 1 ? [plano.height, plano.width] : [plano.width, plano.height]
  const turned = createCanvas(width, height)
  const context = turned.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.translate(width / 2, height / 2)
  context.rotate((giro * Math.PI) / 2 + (angulo * Math.PI) / 180)
  context.drawImage(plano, -plano.width / 2, -plano.height / 2)
  return turned
}

/** The sheet between four corners as if seen from straight above, colour by colour. */
function aplastar(lienzo: Canvas, esquinas: Esquinas): Canvas {
  const source = { ancho: lienzo.width, alto: lienzo.height }
  const size = medidaPlana(source, esquinas)
  const m = desdeDerecha(source, { giro: 0, angulo: 0, esquinas })
  const rgba = lienzo.getContext('2d').getImageData(0, 0, source.ancho, source.alto).data
  const flat = createCanvas(size.ancho, size.alto)
  const image = flat.getContext('2d').createImageData(size.ancho, size.alto)
  image.data.fill(255)
  for (let channel = 0; channel < 3; channel++) {
    const data = Uint8Array.from({ length: source.ancho * source.alto }, (_, at) => rgba[at * 4 + channel] ?? 0)
    const { data: seen } = muestrear({ ...source, data }, m, size)
    for (let at = 0; at < seen.length; at++) image.data[at * 4 + channel] = seen[at] ?? 255
  }
  flat.getContext('2d').putImageData(image, 0, 0)
  return flat
}

/** `lienzo` at another width, its proportions kept. */
export function escalar(lienzo: Canvas, width: number): Canvas {
  const height = Math.max(1, Math.round((lienzo.height * width) / lienzo.width))
  const scaled = createCanvas(width, height)
  scaled.getContext('2d').drawImage(lienzo, 0, 0, width, height)
  return scaled
}
