import PDFDocument from 'pdfkit'
import { seededRandom } from '#seeds/demo/personas/seeded-random.ts'
import {
  ALTO_HOJA,
  ANCHO_HOJA,
  type Hoja,
  type Marco,
  type Papel,
  type Pieza,
  type PiezaBarras,
  type PiezaRectangulo,
  type PiezaTexto,
} from './hoja.ts'
import { modulosQr, type ModulosQr } from './qr.ts'
import { usarFuente, type NombreFamilia } from './tipografias.ts'

/** Fixed, so that the same seed gives the same file. */
export const FECHA_DE_ARCHIVO = new Date(Date.UTC(2026, 0, 12, 18))
export const MARCA = 'MUESTRA · documento ficticio'

/** The paper as PDF bytes, every page marked as a sample in its margins. */
export async function dibujarPdf(papel: Papel): Promise<Buffer> {
  const doc = new PDFDocument({ autoFirstPage: false, info: { Title: papel.titulo, CreationDate: FECHA_DE_ARCHIVO } })
  const bytes = collect(doc)
  for (const hoja of papel.hojas) {
    abrirHoja(doc, papel.marco)
    await dibujarHoja(doc, hoja, papel.familia)
    marcar(doc)
  }
  doc.end()
  return bytes
}

/** A letter-size page, or the sheet of `marco` with its drawing already laid on it. */
function abrirHoja(doc: PDFKit.PDFDocument, marco: Marco | undefined): void {
  if (!marco) {
    doc.addPage({ size: [ANCHO_HOJA, ALTO_HOJA], margin: 0 })
    return
  }
  const { ancho, alto, escala, x, y, girado } = marco
  doc.addPage({ size: girado ? [alto, ancho] : [ancho, alto], margin: 0 })
  if (girado) Object.assign(doc.page.dictionary.data, { Rotate: 90 })
  // Lying down: across goes up the page, down goes across it.
  if (girado) doc.transform(0, -1, 1, 0, 0, ancho)
  doc.transform(escala, 0, 0, escala, x, y)
}

/** Everything `doc` writes until its end. */
export function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}

async function dibujarHoja(doc: PDFKit.PDFDocument, hoja: Hoja, familia: NombreFamilia): Promise<void> {
  for (const pieza of hoja.piezas) {
    if (pieza.tipo === 'qr') dibujarQr(doc, pieza, await modulosQr(pieza.contenido))
    else dibujarPieza(doc, pieza, familia)
  }
}

function dibujarPieza(doc: PDFKit.PDFDocument, pieza: Exclude<Pieza, { tipo: 'qr' }>, familia: NombreFamilia): void {
  if (pieza.tipo === 'texto') dibujarTexto(doc, pieza, familia)
  else if (pieza.tipo === 'rectangulo') dibujarRectangulo(doc, pieza)
  else dibujarBarras(doc, pieza)
}

/** The library's types leave out the width of letters. */
type OpcionesTexto = PDFKit.Mixins.TextOptions & { readonly horizontalScaling: number }

function dibujarTexto(doc: PDFKit.PDFDocument, pieza: PiezaTexto, familia: NombreFamilia): void {
  doc.save()
  if (pieza.giro !== undefined) doc.rotate(-pieza.giro, { origin: [pieza.x, pieza.y] })
  const { espaciado = 0, escala = 100 } = pieza
  const como: OpcionesTexto = { lineBreak: false, characterSpacing: espaciado, horizontalScaling: escala }
  usarFuente(doc, familia, pieza.estilo).fontSize(pieza.tamano).fillColor(pieza.color)
  doc.text(pieza.texto, pieza.x, pieza.y, como)
  doc.restore()
}

function dibujarRectangulo(
  doc: PDFKit.PDFDocument,
  { x, y, ancho, alto, relleno, borde, radio = 0 }: PiezaRectangulo,
): void {
  const path = radio > 0 ? doc.roundedRect(x, y, ancho, alto, radio) : doc.rect(x, y, ancho, alto)
  if (relleno !== undefined && borde !== undefined) path.lineWidth(0.6).fillAndStroke(relleno, borde)
  else if (relleno !== undefined) path.fill(relleno)
  else path.lineWidth(0.6).stroke(borde ?? '#9a9a9a')
}

function dibujarQr(
  doc: PDFKit.PDFDocument,
  { x, y, lado }: { x: number; y: number; lado: number },
  modulos: ModulosQr,
): void {
  const paso = lado / modulos.lado
  for (let row = 0; row < modulos.lado; row++)
    for (let column = 0; column < modulos.lado; column++)
      if (modulos.isDark(row, column)) doc.rect(x + column * paso, y + row * paso, paso, paso)
  doc.fill('#000000')
}

function dibujarBarras(doc: PDFKit.PDFDocument, { x, y, ancho, alto, semilla }: PiezaBarras): void {
  const random = seededRandom(semilla)
  let cursor = x
  while (cursor < x + ancho) {
    const bar = random.int(1, 3) * 0.9
    doc.rect(cursor, y, Math.min(bar, x + ancho - cursor), alto)
    cursor += bar + random.int(1, 3) * 0.9
  }
  doc.fill('#111111')
}

/** In the lower margin and up the left edge: nowhere near a value. */
function marcar(doc: PDFKit.PDFDocument): void {
  doc.font('Helvetica').fontSize(7).fillColor('#8a8a8a')
  doc.text(MARCA, ANCHO_HOJA / 2 - doc.widthOfString(MARCA) / 2, ALTO_HOJA - 20, { lineBreak: false })
  doc.save().rotate(-90, { origin: [14, ALTO_HOJA / 2 + 60] })
  doc.text(MARCA, 14, ALTO_HOJA / 2 + 60, { lineBreak: false }).restore()
}
