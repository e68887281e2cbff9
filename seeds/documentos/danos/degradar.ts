import type { Canvas } from '@napi-rs/canvas'
import PDFDocument from 'pdfkit'
import { seededRandom, type SeededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { collect, FECHA_DE_ARCHIVO } from '#seeds/documentos/dibujo/dibujar-pdf.ts'
import { imagenesDe } from '#seeds/documentos/dibujo/paginas-pdf.ts'
import { cifrarLetras } from './cifrar.ts'
import type { CapaFalsa, Dano, Receta } from './dano.ts'
import { revolver, textosConLugar, type TextoEnPagina } from './texto-oculto.ts'

export interface PapelDegradado {
  readonly bytes: Buffer
  readonly extension: 'pdf' | 'jpg' | 'png'
  readonly dpi: number
  /** The image of each page as the file holds it, for whoever reads the same pages in another way. */
  readonly imagenes: readonly Buffer[]
}

interface Pagina {
  readonly imagen: Buffer
  readonly ancho: number
  readonly alto: number
  /** Points the page had before it was harmed: where its texts are measured. */
  readonly original: number
}

/**
 * `pdf` with `dano` done to each of its pages, the same for the same `semilla`. `otro` is what some harms put in: the text of
 * another person's paper of the same kind, or the pages of another paper (`conOtro`).
 */
export async function degradar(
  pdf: Uint8Array,
  dano: Dano,
  { semilla, otro }: { readonly semilla: number; readonly otro: Uint8Array },
): Promise<PapelDegradado> {
  const random = seededRandom(semilla)
  const receta = dano.receta(random)
  const lienzos = await imagenesDe(pdf, receta.dpi)
  if (dano.conOtro === true) lienzos.push(...(await imagenesDe(otro, receta.dpi)))
  const paginas: Pagina[] = []
  for (const lienzo of lienzos) paginas.push(await danar(lienzo, receta, random))
  const imagenes = paginas.map(({ imagen }) => imagen)
  const [only] = imagenes
  const common = { dpi: receta.dpi, imagenes }
  if (receta.suelto === true && only && imagenes.length === 1)
    return { ...common, bytes: only, extension: receta.jpeg === null ? 'png' : 'jpg' }
  if (receta.capa === 'cifrada')
    return { ...common, bytes: cifrarLetras(Buffer.from(pdf), revolver(random)), extension: 'pdf' }
  const textos = receta.capa ? await textosFalsos(receta.capa, pdf, otro, random) : []
  return { ...common, bytes: await encuadernar(paginas, textos, receta.dpi), extension: 'pdf' }
}

async function danar(lienzo: Canvas, { dpi, pasos, jpeg }: Receta, random: SeededRandom): Promise<Pagina> {
  let page = lienzo
  for (const paso of pasos) page = await paso(page, { random, dpi })
  const imagen = jpeg === null ? page.toBuffer('image/png') : page.toBuffer('image/jpeg', jpeg)
  return { imagen, ancho: page.width, alto: page.height, original: (lienzo.height * 72) / dpi }
}

async function textosFalsos(
  capa: CapaFalsa,
  pdf: Uint8Array,
  otro: Uint8Array,
  random: SeededRandom,
): Promise<TextoEnPagina[][]> {
  if (capa === 'ajena') return textosConLugar(otro)
  const change = revolver(random)
  const pages = await textosConLugar(pdf)
  return pages.map((page) => page.map((each) => ({ ...each, texto: change(each.texto) })))
}

/** A PDF with an image a page; `textos` lie on it unseen, as programs that make scans searchable leave them. */
async function encuadernar(
  paginas: readonly Pagina[],
  textos: readonly (readonly TextoEnPagina[])[],
  dpi: number,
): Promise<Buffer> {
  const doc = new PDFDocument({ autoFirstPage: false, info: { Producer: 'Escáner', CreationDate: FECHA_DE_ARCHIVO } })
  const bytes = collect(doc)
  for (const [index, { imagen, ancho, alto, original }] of paginas.entries()) {
    const size: [number, number] = [(ancho * 72) / dpi, (alto * 72) / dpi]
    doc.addPage({ size, margin: 0 })
    doc.image(imagen, 0, 0, { width: size[0], height: size[1] })
    escribirOculto(doc, textos[index] ?? [], original)
  }
  doc.end()
  return bytes
}

function escribirOculto(doc: PDFKit.PDFDocument, textos: readonly TextoEnPagina[], alto: number): void {
  if (textos.length === 0) return
  doc.save()
  // Text rendering mode 3: neither filled nor stroked.
  doc.addContent('3 Tr')
  doc.font('Helvetica')
  for (const { texto, x, y, tamano } of textos)
    doc.fontSize(tamano).text(texto, x, alto - y - tamano * 0.8, { lineBreak: false })
  doc.restore()
}
