import { createRequire } from 'node:module'
import path from 'node:path'
import type { Acuse, Renglon } from './get-acuse.ts'

const require = createRequire(import.meta.url)

/** Liberation Sans covers Latin, Greek and Cyrillic: every name that a Mexican paper prints. Embedded as a subset. */
const font = (style: 'Regular' | 'Bold') =>
  path.join(path.dirname(require.resolve('pdfjs-dist/package.json')), `standard_fonts/LiberationSans-${style}.ttf`)

const MARGIN = 56
const TEXT = '#1b2430'
const MUTED = '#5a6675'
const LINE = '#c9d1db'
/** The institute's icon, beside its name. */
const ICON_SIDE = 44

type Pdf = PDFKit.PDFDocument

/** The receipt as a PDF of one letter page. The drawing library loads with the first one: a server at rest goes without. */
export async function drawAcuse(acuse: Acuse): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const info = { Title: `Acuse ${acuse.folio}`, Author: acuse.instituto, Subject: acuse.titulo }
  const pdf = new PDFDocument({ size: 'LETTER', margin: MARGIN, info, lang: 'es-MX' })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  pdf.registerFont('normal', font('Regular')).registerFont('negrita', font('Bold'))
  let y = header(pdf, acuse)
  for (const seccion of acuse.secciones) y = section(pdf, seccion.titulo, seccion.renglones, acuse.color, y)
  closing(pdf, acuse, y)
  signatures(pdf)
  footer(pdf, acuse)
  pdf.end()
  return done
}

const width = (pdf: Pdf) => pdf.page.width - 2 * MARGIN

function header(pdf: Pdf, { instituto, color, icono, folio, titulo, estatus }: Acuse): number {
  const right = 170
  const start = icono ? ICON_SIDE + 12 : 0
  const left = width(pdf) - right - 16 - start
  pdf.rect(0, 0, pdf.page.width, 8).fill(color)
  if (icono)
    pdf.image(Buffer.from(icono), MARGIN, 38, { fit: [ICON_SIDE, ICON_SIDE], align: 'center', valign: 'center' })
  pdf
    .font('negrita')
    .fontSize(13)
    .fillColor(TEXT)
    .text(instituto, MARGIN + start, 40, { width: left })
  pdf
    .font('normal')
    .fontSize(9.5)
    .fillColor(MUTED)
    .text('Afiliación y Vigencia', MARGIN + start, pdf.y + 3, { width: left })
  const bottomLeft = pdf.y
  const x = MARGIN + start + left + 16
  pdf.roundedRect(x, 38, right, 52, 3).lineWidth(0.8).strokeColor(color).stroke()
  pdf.font('normal').fontSize(8.5).fillColor(MUTED).text('FOLIO', x, 46, { width: right, align: 'center' })
  pdf.font('negrita').fontSize(17).fillColor(TEXT).text(folio, x, 60, { width: right, align: 'center' })
  const y = Math.max(bottomLeft, 90) + 16
  pdf.font('negrita').fontSize(19).fillColor(color).text('ACUSE', MARGIN, y, { characterSpacing: 1.5 })
  pdf
    .font('normal')
    .fontSize(11)
    .fillColor(TEXT)
    .text(`${titulo} · ${estatus}`, MARGIN, pdf.y + 2)
  return pdf.y + 14
}

function section(pdf: Pdf, titulo: string, renglones: readonly Renglon[], color: string, top: number): number {
  pdf.font('negrita').fontSize(10).fillColor(color).text(titulo.toUpperCase(), MARGIN, top, { characterSpacing: 0.6 })
  let y = pdf.y + 4
  for (const renglon of renglones.filter(([, valor]) => valor !== '')) y = row(pdf, renglon, y)
  return y + 12
}

const LABEL_WIDTH = 150
/** Lines that a value may take: enough for three names of sixty letters, never for a second page. */
const LINES = 4.8

function row(pdf: Pdf, [etiqueta, valor]: Renglon, y: number): number {
  const valueWidth = width(pdf) - LABEL_WIDTH
  pdf
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + width(pdf), y)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke()
  pdf
    .font('normal')
    .fontSize(9.5)
    .fillColor(MUTED)
    .text(etiqueta, MARGIN, y + 4, { width: LABEL_WIDTH - 10 })
  pdf.font('negrita').fontSize(10).fillColor(TEXT)
  const fitted = fit(pdf, valor, valueWidth * LINES)
  pdf.text(fitted, MARGIN + LABEL_WIDTH, y + 4, { width: valueWidth })
  return Math.max(pdf.y, y + 16) + 2
}

/** `text` cut to what `available` points of line hold, so that the paper keeps its one page. */
function fit(pdf: Pdf, text: string, available: number): string {
  if (pdf.widthOfString(text) <= available) return text
  const letters = Array.from(text)
  while (letters.length > 1 && pdf.widthOfString(`${letters.join('')}…`) > available) letters.pop()
  return `${letters.join('')}…`
}

function closing(pdf: Pdf, { registro, siguiente, color }: Acuse, top: number): void {
  pdf
    .font('normal')
    .fontSize(10)
    .fillColor(TEXT)
    .text(registro, MARGIN, top, { width: width(pdf) })
  if (siguiente === '') return
  const y = pdf.y + 8
  pdf.rect(MARGIN, y, 3, 30).fill(color)
  pdf
    .font('negrita')
    .fontSize(9.5)
    .fillColor(TEXT)
    .text('Lo que sigue', MARGIN + 12, y + 2)
  pdf
    .font('normal')
    .fontSize(10)
    .text(fit(pdf, siguiente, (width(pdf) - 12) * 1.9), MARGIN + 12, y + 15, { width: width(pdf) - 12 })
}

function signatures(pdf: Pdf): void {
  const y = pdf.page.height - 128
  const half = (width(pdf) - 40) / 2
  const line = (x: number, label: string) => {
    pdf
      .moveTo(x, y + 34)
      .lineTo(x + half, y + 34)
      .lineWidth(0.7)
      .strokeColor(TEXT)
      .stroke()
    pdf
      .font('normal')
      .fontSize(9)
      .fillColor(MUTED)
      .text(label, x, y + 40, { width: half, align: 'center' })
  }
  line(MARGIN, 'Nombre y firma de quien recibe')
  line(MARGIN + half + 40, 'Sello de la dependencia')
}

function footer(pdf: Pdf, { demo }: Acuse): void {
  const text = demo
    ? 'Demostración: institución, personas y datos ficticios. Este papel no tiene validez.'
    : 'Este acuse comprueba que la solicitud quedó registrada. No acredita la afiliación hasta que el movimiento se aplique.'
  // Below the margin's end a text would open a second page.
  pdf.page.margins.bottom = 0
  pdf.font('normal').fontSize(8).fillColor(MUTED)
  pdf.text(text, MARGIN, pdf.page.height - 48, { width: width(pdf), align: 'center', lineBreak: false })
}
