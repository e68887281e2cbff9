import type { Canvas } from '@napi-rs/canvas'
import PDFDocument from 'pdfkit'
import { seededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { girar } from '#seeds/documentos/danos/girar.ts'
import { collect, FECHA_DE_ARCHIVO } from './dibujar-pdf.ts'
import { imagenesDe } from './paginas-pdf.ts'

export interface OpcionesEscaneo {
  readonly dpi: number
  /** Degrees, clockwise: how crooked the sheet lay on the glass. */
  readonly sesgo: number
  /** Amplitude of the noise in levels of 255; 0 is none. */
  readonly ruido: number
  readonly gris: boolean
  /** JPEG quality, 1..100. */
  readonly jpeg: number
  /** The whole page turned, clockwise. */
  readonly rotacion: 0 | 90 | 180 | 270
  /** Seeds the noise. */
  readonly semilla: number
}

/** `pdf` as a scanner would give it: an image a page and no text. */
export async function escanear(pdf: Uint8Array, opciones: OpcionesEscaneo): Promise<Buffer> {
  const doc = new PDFDocument({ autoFirstPage: false, info: { Producer: 'Escáner', CreationDate: FECHA_DE_ARCHIVO } })
  const bytes = collect(doc)
  for (const [index, page] of (await imagenesDe(pdf, opciones.dpi)).entries()) {
    const image = degradar(page, { ...opciones, semilla: opciones.semilla + index })
    const size: [number, number] = [(image.width * 72) / opciones.dpi, (image.height * 72) / opciones.dpi]
    doc.addPage({ size, margin: 0 })
    doc.image(image.toBuffer('image/jpeg', opciones.jpeg), 0, 0, { width: size[0], height: size[1] })
  }
  doc.end()
  return bytes
}

/** The page laid crooked on grey-white glass, turned, with noise. */
function degradar(page: Canvas, opciones: OpcionesEscaneo): Canvas {
  const lienzo = girar(opciones.rotacion, opciones.sesgo)(page)
  ensuciar(lienzo, opciones)
  return lienzo
}

function ensuciar(lienzo: Canvas, { ruido, gris, semilla }: OpcionesEscaneo): void {
  const random = seededRandom(semilla)
  const pincel = lienzo.getContext('2d')
  const image = pincel.getImageData(0, 0, lienzo.width, lienzo.height)
  const { data } = image
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]]
    const shift = (random.next() + random.next() - 1) * ruido
    const grey = 0.299 * r + 0.587 * g + 0.114 * b
    // Ink and paper of a scan are never pure black nor pure white.
    const tone = (level: number): number => 18 + level * 0.91 + shift
    data[at] = tone(gris ? grey : r)
    data[at + 1] = tone(gris ? grey : g)
    data[at + 2] = tone(gris ? grey : b)
  }
  pincel.putImageData(image, 0, 0)
}
