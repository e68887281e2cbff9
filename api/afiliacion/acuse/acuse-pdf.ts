import { createRequire } from 'node:module'
import path from 'node:path'
import { qrCuadros, type CuadrosQr } from '#api/qr.ts'
import { drawTabla } from './tabla-impresa.ts'
import type { Renglon, Seccion } from './renglon.ts'

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

/** A printed paper: only texts, in its order. */
export interface PapelImpreso {
  readonly instituto: string
  /** The institute's colour, dark enough to be read on white paper. */
  readonly color: string
  readonly icono: Uint8Array | null
  /** "" for a paper that the institute stores no record of. */
  readonly folio: string
  /** What the paper is called: "Acuse de licencia con aportación". */
  readonly titulo: string
  /** Printed large. */
  readonly rotulo: string
  /** Printed below it. */
  readonly linea: string
  readonly secciones: readonly Seccion[]
  readonly registro: string
  readonly siguiente: string
  /** Who signs and who stamps it. */
  readonly firmas: readonly [string, string]
  /** What the paper is worth: its last line. */
  readonly pie: string
  /** Page where anybody checks the folio, printed as a code beside it; a paper that is not checked has none. */
  readonly verificacion?: string
}

/**
 * The paper as a PDF of letter size: one page, and others when what it says does not fit. Nothing is cut. The drawing
 * library loads with the first one: a server at rest goes without.
 */
export async function drawPapel(papel: PapelImpreso): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const info = { Title: tituloConFolio(papel), Author: papel.instituto, Subject: papel.titulo }
  const pdf = new PDFDocument({ size: 'LETTER', margin: MARGIN, info, lang: 'es-MX' })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  pdf.registerFont('normal', font('Regular')).registerFont('negrita', font('Bold'))
  const qr = papel.verificacion === undefined ? null : await qrCuadros(papel.verificacion)
  let y = header(pdf, papel, qr)
  for (const seccion of papel.secciones) y = section(pdf, seccion, papel, y)
  closing(pdf, papel, y)
  signatures(pdf, papel)
  footer(pdf, papel)
  pdf.end()
  return done
}

const tituloConFolio = ({ titulo, folio }: PapelImpreso): string => (folio === '' ? titulo : `${titulo} ${folio}`)

const width = (pdf: Pdf) => pdf.page.width - 2 * MARGIN

function header(pdf: Pdf, papel: PapelImpreso, qr: CuadrosQr | null): number {
  const { instituto, color, icono, folio, rotulo, linea } = papel
  const right = folio === '' ? 0 : qr ? 126 : 170
  const start = icono ? ICON_SIDE + 12 : 0
  const left = width(pdf) - right - 16 - start - (qr ? QR_SIDE + QR_EDGE : 0)
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
  if (folio !== '') drawFolio(pdf, { folio, color, wide: !qr, x: MARGIN + start + left + 16, right })
  if (qr) drawQr(pdf, qr, MARGIN + width(pdf) - QR_SIDE, 38)
  const y = Math.max(bottomLeft, 90) + 16
  pdf.font('negrita').fontSize(19).fillColor(color).text(rotulo, MARGIN, y, { characterSpacing: 0.5 })
  pdf
    .font('normal')
    .fontSize(11)
    .fillColor(TEXT)
    .text(linea, MARGIN, pdf.y + 2)
  return pdf.y + 14
}

interface CajaFolio {
  readonly folio: string
  readonly color: string
  /** Whether no code stands beside it. */
  readonly wide: boolean
  readonly x: number
  /** Width, in points. */
  readonly right: number
}

function drawFolio(pdf: Pdf, { folio, color, wide, x, right }: CajaFolio): void {
  pdf.roundedRect(x, 38, right, 52, 3).lineWidth(0.8).strokeColor(color).stroke()
  pdf.font('normal').fontSize(8.5).fillColor(MUTED).text('FOLIO', x, 46, { width: right, align: 'center' })
  const [size, top] = wide ? [17, 60] : [15, 61]
  pdf.font('negrita').fontSize(size)
  // A long folio is smaller, never broken: it is copied as one.
  const fits = Math.min(size, (size * (right - 8)) / pdf.widthOfString(folio))
  pdf
    .fontSize(fits)
    .fillColor(TEXT)
    .text(folio, x, top + (size - fits) / 2, { width: right, align: 'center' })
}

/** Side of the code, 2 cm: a telephone reads it at arm's length; and the white to its left. */
const QR_SIDE = 57
const QR_EDGE = 12

function drawQr(pdf: Pdf, { lado, oscuros }: CuadrosQr, x: number, y: number): void {
  const side = QR_SIDE / lado
  oscuros.forEach((isDark, index) => {
    // A little wider than its place: no white line between two dark squares.
    if (isDark) pdf.rect(x + (index % lado) * side, y + Math.floor(index / lado) * side, side + 0.05, side + 0.05)
  })
  pdf.fill(TEXT)
}

/** Points that the page's foot keeps free: its last line, and above it the signatures. */
const FOOT = 66
const FOOT_SIGNED = 118

/** Where `needed` points fit from `y` on: there, or at the top of another page. */
function reserve(pdf: Pdf, papel: PapelImpreso, y: number, needed: number, foot = FOOT): number {
  if (y + needed <= pdf.page.height - foot) return y
  footer(pdf, papel)
  pdf.addPage()
  pdf.rect(0, 0, pdf.page.width, 8).fill(papel.color)
  pdf.font('normal').fontSize(9).fillColor(MUTED)
  pdf.text(`${tituloConFolio(papel)}, continúa`, MARGIN, 40, { width: width(pdf) })
  return pdf.y + 14
}

function section(pdf: Pdf, { titulo, renglones, tabla }: Seccion, papel: PapelImpreso, top: number): number {
  const printed = renglones.filter(([, valor]) => valor !== '')
  const [first] = printed
  if (!first && !tabla) return top
  const start = reserve(pdf, papel, top, TITLE_HEIGHT + (first ? rowHeight(pdf, first) : TABLE_START))
  pdf.font('negrita').fontSize(10).fillColor(papel.color)
  pdf.text(titulo.toUpperCase(), MARGIN, start, { characterSpacing: 0.6 })
  let y = pdf.y + 4
  for (const renglon of printed) y = row(pdf, renglon, papel, y)
  const hoja = { x: MARGIN, ancho: width(pdf), linea: LINE, texto: TEXT }
  const reserveIn = (at: number, needed: number): number => reserve(pdf, papel, at, needed)
  if (tabla) y = drawTabla(pdf, tabla, { ...hoja, reserve: reserveIn }, y)
  return y + 12
}

const TITLE_HEIGHT = 16
/** Headers of a table and its first row, in points. */
const TABLE_START = 60
const LABEL_WIDTH = 150
const valueWidth = (pdf: Pdf) => width(pdf) - LABEL_WIDTH
const labelFont = (pdf: Pdf) => pdf.font('normal').fontSize(9.5).fillColor(MUTED)
const valueFont = (pdf: Pdf) => pdf.font('negrita').fontSize(10).fillColor(TEXT)

function rowHeight(pdf: Pdf, [etiqueta, valor]: Renglon): number {
  const label = labelFont(pdf).heightOfString(etiqueta, { width: LABEL_WIDTH - 10 })
  const value = valueFont(pdf).heightOfString(valor, { width: valueWidth(pdf) })
  return Math.max(4 + label, 4 + value, 16) + 2
}

function row(pdf: Pdf, renglon: Renglon, papel: PapelImpreso, top: number): number {
  const [etiqueta, valor] = renglon
  const height = rowHeight(pdf, renglon)
  const y = reserve(pdf, papel, top, height)
  pdf
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + width(pdf), y)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke()
  labelFont(pdf).text(etiqueta, MARGIN, y + 4, { width: LABEL_WIDTH - 10 })
  valueFont(pdf).text(valor, MARGIN + LABEL_WIDTH, y + 4, { width: valueWidth(pdf) })
  return y + height
}

const bodyFont = (pdf: Pdf) => pdf.font('normal').fontSize(10).fillColor(TEXT)

/** Who registered it and what follows, on the page of the signatures. */
function closing(pdf: Pdf, papel: PapelImpreso, top: number): void {
  const { registro, siguiente, color } = papel
  const inner = width(pdf) - 12
  const registroHeight = bodyFont(pdf).heightOfString(registro, { width: width(pdf) })
  const siguienteHeight = siguiente === '' ? 0 : 17 + pdf.heightOfString(siguiente, { width: inner })
  const y = reserve(pdf, papel, top, registroHeight + 8 + siguienteHeight, FOOT_SIGNED)
  bodyFont(pdf).text(registro, MARGIN, y, { width: width(pdf) })
  if (siguiente === '') return
  const next = y + registroHeight + 8
  pdf.rect(MARGIN, next, 3, siguienteHeight + 1).fill(color)
  pdf
    .font('negrita')
    .fontSize(9.5)
    .fillColor(TEXT)
    .text('Lo que sigue', MARGIN + 12, next + 2)
  bodyFont(pdf).text(siguiente, MARGIN + 12, next + 15, { width: inner })
}

function signatures(pdf: Pdf, { firmas: [firma, sello] }: PapelImpreso): void {
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
  line(MARGIN, firma)
  line(MARGIN + half + 40, sello)
}

function footer(pdf: Pdf, { pie, verificacion }: PapelImpreso): void {
  // Below the margin's end a text would open a second page.
  pdf.page.margins.bottom = 0
  pdf.font('normal').fontSize(8).fillColor(MUTED)
  pdf.text(pie, MARGIN, pdf.page.height - 48, { width: width(pdf), align: 'center', lineBreak: false })
  if (verificacion === undefined) return
  const texto = `Comprueba este folio en ${verificacion}`
  pdf.text(texto, MARGIN, pdf.page.height - 36, { width: width(pdf), align: 'center', lineBreak: false })
}
