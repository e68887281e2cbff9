import { createHash } from 'node:crypto'
import type { Pluma } from '#seeds/documentos/dibujo/pluma.ts'

export const VERDE_IMSS = '#13564a'

/** The head that the three papers share. Returns the height below it. */
export function escribirEncabezado(pluma: Pluma, titulos: readonly string[]): number {
  pluma.rectangulo(0, 0, 612, 26, { relleno: VERDE_IMSS })
  pluma.texto(44, 8, 'gob.mx', { tamano: 11, estilo: 'negrita', color: '#ffffff' })
  pluma.texto(44, 42, 'Instituto Mexicano del Seguro Social', { tamano: 12, estilo: 'negrita', color: VERDE_IMSS })
  let y = 70
  for (const titulo of titulos) {
    pluma.centrado(306, y, titulo, { tamano: 14, estilo: 'negrita' })
    y += 18
  }
  return y + 12
}

/** Chain, seal and notarial sequence, all invented. */
export function escribirSellos(pluma: Pluma, cadena: string, y: number): void {
  const sello = createHash('sha512').update(cadena).digest('base64')
  const gris = { tamano: 6.5, color: '#555555' }
  pluma.texto(44, y, 'Cadena original', { tamano: 8, estilo: 'negrita' })
  pluma.parrafo(44, y + 11, 524, [{ texto: cadena }], gris)
  pluma.texto(44, y + 36, 'Sello Digital', { tamano: 8, estilo: 'negrita' })
  pluma.texto(44, y + 47, sello.slice(0, 76), gris)
  pluma.texto(44, y + 55, sello.slice(76), gris)
  pluma.texto(44, y + 72, 'Secuencia Notarial', { tamano: 8, estilo: 'negrita' })
  pluma.texto(44, y + 83, createHash('md5').update(cadena).digest('hex'), gris)
}
