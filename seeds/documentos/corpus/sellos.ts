import { createHash } from 'node:crypto'
import { ANCHO_HOJA } from '#seeds/documentos/dibujo/hoja.ts'
import type { Aspecto } from './aspecto.ts'
import type { Bloque } from './flujo.ts'

const TAMANO = 6.5

/** Chain and seal, invented: long runs of letters and digits that are nobody's key. */
export function sellos(aspecto: Aspecto, cadena: string): Bloque[] {
  const sello = createHash('sha512').update(cadena).digest('base64')
  const ancho = ANCHO_HOJA - 2 * aspecto.margen
  const linea =
    (rotulo: string, texto: string): Bloque =>
    (pluma, y) => {
      pluma.texto(aspecto.margen, y, rotulo, { tamano: 8, estilo: 'negrita' })
      const lines = cortar(texto, Math.floor(ancho / pluma.ancho('0', TAMANO)))
      for (const [index, line] of lines.entries())
        pluma.texto(aspecto.margen, y + 11 + index * 8, line, { tamano: TAMANO, color: '#555555' })
      return 13 + lines.length * 8
    }
  return [linea('Cadena original', `||1.0|${cadena}||`), linea('Sello digital', sello)]
}

/** Pieces of at most `largo` letters; the widest letters take more room than a digit. */
function cortar(texto: string, largo: number): string[] {
  const size = Math.floor(largo * 0.75)
  return Array.from({ length: Math.ceil(texto.length / size) }, (_, index) =>
    texto.slice(index * size, (index + 1) * size),
  )
}
