import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { createRequire } from 'node:module'

interface LienzoModulo {
  createCanvas(width: number, height: number): Canvas
}

const requireHere = createRequire(import.meta.url)
/** The very copy that pdfjs uses: with another version beside it pages come out wrong or never. */
const modulo = createRequire(requireHere.resolve('pdfjs-dist/package.json'))('@napi-rs/canvas') as LienzoModulo

/** An empty canvas and its pen. */
export function nuevoLienzo(ancho: number, alto: number): { readonly lienzo: Canvas; readonly pincel: SKRSContext2D } {
  const lienzo = modulo.createCanvas(Math.round(ancho), Math.round(alto))
  return { lienzo, pincel: lienzo.getContext('2d') }
}
