import type { CodigoQr } from '#domain/documentos/pagina.ts'
import type { Canvas } from '@napi-rs/canvas'
import type { PDFPageProxy } from 'pdfjs-dist'
import { createCanvas, enderezar } from '#api/documentos/lector/lienzo.ts'
import type { Postura } from '#api/documentos/lector/proceso/mensajes.ts'
import { dibujarPagina, dibujarParte } from '#api/documentos/lector/pdf/pdf.ts'
import { leerQrNitido } from './qr.ts'
import { cuadroEn, type Capas, type Cuadro, type Matriz, type Relleno } from '#api/documentos/lector/pdf/recorrido.ts'
import { zonasQr, type Zona } from './zonas-qr.ts'

const ESCALA = 2
/** A part that may be a code is drawn about this large, in pixels, within some scales. */
const LADO = 320
const MIN_ESCALA = 1.5
const MAX_ESCALA = 6
/** A code is told from what is around it by light, in shares of its side. */
const MARGEN = 0.1

export interface PaginaDigital {
  readonly n: number
  readonly capas: Capas
  readonly postura: Postura
  /** Of the light copy: its size, and no more. */
  readonly ligera: PDFPageProxy
  /** The whole page, to be drawn. */
  readonly entera: () => Promise<PDFPageProxy>
}

/** QR codes of a digital page: the places that look like one are drawn alone, from their shapes or from their image. */
export async function qrEnZonas(pagina: PaginaDigital): Promise<CodigoQr[]> {
  const found: CodigoQr[] = []
  for (const zona of zonasQr(pagina.capas)) found.push(...(await leerZona(pagina, zona)))
  return found
}

/** The same of the page drawn whole: a code may stand where no place looks like one. */
export async function qrEnEntera({ n, postura, entera }: PaginaDigital): Promise<CodigoQr[]> {
  const page = await entera()
  const whole = await leerQrNitido(enderezar(await dibujarPagina(page, ESCALA), postura), n)
  page.cleanup()
  return whole
}

async function leerZona({ n, ligera, entera, postura }: PaginaDigital, zona: Zona): Promise<CodigoQr[]> {
  const vista = ligera.getViewport({ scale: 1 })
  const [x0, y0, x1, y1] = cuadroEn(vista.transform as unknown as Matriz, zona.cuadro)
  const side = Math.max(x1 - x0, y1 - y0)
  const margin = side * MARGEN
  const place: Cuadro = [x0 - margin, y0 - margin, x1 + margin, y1 + margin]
  const scale = Math.min(MAX_ESCALA, Math.max(MIN_ESCALA, LADO / side))
  const lienzo =
    zona.rellenos.length > 0
      ? dibujarRellenos(zona.rellenos, vista.transform as unknown as Matriz, place, scale)
      : await dibujarParte(await entera(), place, scale)
  const codes = await leerQrNitido(lienzo, n)
  const [w, h] = [place[2] - place[0], place[3] - place[1]]
  return codes.map((code) => {
    const [x, y, cw, ch] = code.caja
    const [left, top] = [(place[0] + x * w) / vista.width, (place[1] + y * h) / vista.height]
    return { ...code, caja: turned([left, top, (cw * w) / vista.width, (ch * h) / vista.height], postura.giro) }
  })
}

/** A box of the page as it came on the page turned clockwise. */
function turned([x, y, w, h]: CodigoQr['caja'], giro: Postura['giro']): CodigoQr['caja'] {
  if (giro === 1) return [1 - y - h, x, h, w]
  if (giro === 2) return [1 - x - w, 1 - y - h, w, h]
  return giro === 3 ? [y, 1 - x - w, h, w] : [x, y, w, h]
}

function dibujarRellenos(rellenos: readonly Relleno[], vista: Matriz, [x0, y0, x1, y1]: Cuadro, scale: number): Canvas {
  const lienzo = createCanvas(Math.ceil((x1 - x0) * scale), Math.ceil((y1 - y0) * scale))
  const context = lienzo.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, lienzo.width, lienzo.height)
  for (const { puntos, matriz, color, regla } of rellenos) {
    context.setTransform(scale, 0, 0, scale, -x0 * scale, -y0 * scale)
    context.transform(...vista)
    context.transform(...matriz)
    context.fillStyle = color
    context.beginPath()
    trazar(context, puntos)
    context.fill(regla)
  }
  return lienzo
}

type Pincel = ReturnType<Canvas['getContext']>

/** How many numbers follow each step of a path. */
const NUMBERS = [2, 2, 6, 4, 0]

function trazar(context: Pincel, puntos: Float32Array): void {
  for (let at = 0; at < puntos.length;) {
    const step = puntos[at++] ?? 0
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = puntos.subarray(at, at + 6)
    if (step === 0) context.moveTo(a, b)
    else if (step === 1) context.lineTo(a, b)
    else if (step === 2) context.bezierCurveTo(a, b, c, d, e, f)
    else if (step === 3) context.quadraticCurveTo(a, b, c, d)
    else context.closePath()
    at += NUMBERS[step] ?? 0
  }
}
