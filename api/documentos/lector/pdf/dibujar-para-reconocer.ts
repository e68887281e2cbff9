import type { Canvas } from '@napi-rs/canvas'
import type { PDFPageProxy } from 'pdfjs-dist'
import type { ArchivoPdf } from './archivo-pdf.ts'
import { jpegHeader, sinDatosDeCamara } from '#api/documentos/lector/imagen.ts'
import { createCanvas, loadImage } from '#api/documentos/lector/lienzo.ts'
import type { PaginaAbierta } from './paginas-abiertas.ts'
import { dibujarPagina, escalaPermitida, MAX_IMAGE_PIXELS } from './pdf.ts'
import { multiply, type Capas, type Escaneo, type Matriz } from './recorrido.ts'

/** 216 dpi: what a page that is no single image is drawn at to be recognised. */
const ESCALA = 3
/** A page that is one image is drawn at that image's own size, within 100 and 330 dpi. */
const MIN_ESCALA = 100 / 72
const MAX_ESCALA = 330 / 72

/** A page as an image to be recognised. One that is nothing but a photo or a scan is not drawn: its image is taken out and decoded. */
export async function dibujarParaReconocer(archivo: ArchivoPdf, { n, capas }: PaginaAbierta): Promise<Canvas> {
  const scale = escalaDe(capas)
  const escaneo = capas.escaneo && (await imagenSola(await archivo.ligero.getPage(n), capas.escaneo, scale))
  if (escaneo) return escaneo
  const page = await archivo.pagina(n)
  const lienzo = await dibujarPagina(page, scale)
  page.cleanup()
  return lienzo
}

/** More pixels than the image has would be invented; of a very fine one every second is enough. */
function escalaDe({ resolucion }: Capas): number {
  if (resolucion === null) return ESCALA
  const halved = resolucion > 1.6 * MAX_ESCALA ? resolucion / 2 : resolucion
  return Math.min(MAX_ESCALA, Math.max(MIN_ESCALA, halved))
}

/** The page of one upright JPEG; null where it is turned, or no plain JPEG. */
async function imagenSola(page: PDFPageProxy, { imagen, matriz }: Escaneo, scale: number): Promise<Canvas | null> {
  if (!imagen.jpeg) return null
  const jpeg = Buffer.from(imagen.jpeg.buffer, imagen.jpeg.byteOffset, imagen.jpeg.byteLength)
  if (!isPlain(jpeg, imagen)) return null
  const vista = page.getViewport({ scale: escalaPermitida(page, scale) })
  const [a, b, c, d, e, f] = multiply(vista.transform as unknown as Matriz, matriz)
  if (a <= 0 || d >= 0 || Math.abs(b) > 0.01 || Math.abs(c) > 0.01) return null
  const image = await loadImage(sinDatosDeCamara(jpeg)).catch(() => null)
  if (image?.width !== imagen.ancho || image.height !== imagen.alto) return null
  // An image that is as large as the page but for a rounding stays pixel by pixel what it is.
  const exact =
    Math.abs(a - image.width) < 1 && Math.abs(-d - image.height) < 1 && Math.abs(e) < 1 && Math.abs(f + d) < 1
  const [width, height] = exact ? [image.width, image.height] : [Math.ceil(vista.width), Math.ceil(vista.height)]
  const lienzo = createCanvas(width, height)
  const context = lienzo.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  if (exact) context.drawImage(image, 0, 0)
  else context.drawImage(image, e, f + d, a, -d)
  return lienzo
}

/** Grey or colour, and of the size that the file tells. */
function isPlain(jpeg: Buffer, { ancho, alto }: { readonly ancho: number; readonly alto: number }): boolean {
  const header = jpegHeader(jpeg)
  if (!header || ancho * alto > MAX_IMAGE_PIXELS) return false
  return header.width === ancho && header.height === alto && (header.channels === 1 || header.channels === 3)
}
