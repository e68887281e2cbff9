import type { Actor } from '#domain/acceso/actor.ts'
import { formatFechaLarga } from '#domain/calendario/fecha-texto.ts'
import { quincenaLong } from '#domain/calendario/quincena.ts'
import { moraDesdeTexto } from '#domain/fondos/pagos/limites-cierre.ts'
import { referenciaTexto } from '#domain/fondos/referencia-pago.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { loadMembrete } from '#api/afiliacion/acuse/membrete.ts'
import { codigoBarrasPng } from './codigo-barras.ts'
import { findLinea, type LineaVisible } from './find-linea.ts'
import { firmasDeLinea, type FirmaDibujada } from './firmas-de-linea.ts'

const MARGIN = 56
const INK = '#1b2430'
const MUTED = '#5a6675'

/**
 * The printed sheet of a line: who pays what, until when, the reference in groups and its Code 128, the seal of the
 * close that ordered it, and the signatures of who closed it. Throws 404 for a reference that does not exist, is void, or is another entity's.
 */
export async function drawHojaLinea(actor: Actor, referencia: string): Promise<Buffer> {
  authorize(actor, 'lineas.leer')
  const linea = await findLinea(actor, referencia)
  const { instituto, color, demo } = await loadMembrete()
  const [barcode, firmas] = await Promise.all([codigoBarrasPng(linea.referencia), firmasDeLinea(linea)])
  const { default: PDFDocument } = await import('pdfkit')
  const info = { Title: `Línea de pago ${linea.referencia}`, Author: instituto }
  const pdf = new PDFDocument({ size: 'LETTER', margin: MARGIN, info, lang: 'es-MX' })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  pdf.rect(0, 0, pdf.page.width, 8).fill(color)
  pdf.font('Helvetica-Bold').fontSize(13).fillColor(INK).text(instituto, MARGIN, 40)
  pdf.fontSize(20).text('Línea de pago', MARGIN, 76)
  pdf.font('Helvetica').fontSize(10).fillColor(MUTED).text(deQue(linea))
  let y = 132
  for (const [name, value] of factsOf(linea)) {
    pdf.font('Helvetica').fontSize(9).fillColor(MUTED).text(name, MARGIN, y, { width: 150 })
    pdf
      .font('Helvetica-Bold')
      .fontSize(11)
      .fillColor(INK)
      .text(value, MARGIN + 160, y - 1, { width: 330 })
    y = Math.max(pdf.y, y + 16) + 8
  }
  const width = pdf.page.width - 2 * MARGIN
  pdf.image(barcode, MARGIN, y + 20, { fit: [width, 90], align: 'center' })
  pdf
    .font('Courier-Bold')
    .fontSize(18)
    .text(referenciaTexto(linea.referencia), MARGIN, y + 124, { width, align: 'center' })
  const foot = demo
    ? 'Demostración: institución y datos ficticios. Este papel no tiene validez.'
    : 'Después de la fecha límite la línea se vuelve a generar con los intereses que correspondan. Lo pagado de más queda a favor.'
  pdf
    .font('Helvetica')
    .fontSize(9)
    .fillColor(MUTED)
    .text(foot, MARGIN, y + 170, { width, align: 'center' })
  drawFirmas(pdf, firmas, y + 220)
  pdf.end()
  return done
}

/** Side by side: the image over its line, the name and the post under it. */
function drawFirmas(pdf: PDFKit.PDFDocument, firmas: readonly FirmaDibujada[], y: number): void {
  const gap = 24
  const width = (pdf.page.width - 2 * MARGIN - gap * (firmas.length - 1)) / Math.max(firmas.length, 1)
  for (const [i, { nombre, cargo, imagen, documento }] of firmas.entries()) {
    const x = MARGIN + i * (width + gap)
    pdf.image(Buffer.from(imagen, 'base64'), x, y, { fit: [width, 56], align: 'center', valign: 'bottom' })
    pdf
      .moveTo(x, y + 62)
      .lineTo(x + width, y + 62)
      .strokeColor(MUTED)
      .stroke()
    pdf.font('Helvetica-Bold').fontSize(9).fillColor(INK)
    pdf.text(nombre, x, y + 68, { width, align: 'center' })
    pdf
      .font('Helvetica')
      .fontSize(8)
      .fillColor(MUTED)
      .text(cargo, x, pdf.y + 2, { width, align: 'center' })
    if (documento !== '') pdf.text(`Firmó en ${documento}`, x, pdf.y + 2, { width, align: 'center' })
  }
}

function factsOf({
  entidad,
  persona,
  capital,
  interes,
  limite,
  moraDesde,
  motivoLimite,
  sello,
}: LineaVisible): readonly (readonly [string, string])[] {
  return [
    ['Entidad', entidad],
    ...(persona === null ? [] : ([['A cargo de', persona]] as const)),
    ['Importe', formatPesos(capital)],
    ...(interes === 0 ? [] : ([['Intereses al límite', formatPesos(interes)]] as const)),
    ['Total a pagar', formatPesos(capital + interes)],
    ['Fecha límite', formatFechaLarga(limite)],
    ...(motivoLimite === '' ? [] : ([['Intereses por pago tardío', moraDesdeTexto(moraDesde, motivoLimite)]] as const)),
    ...(sello ? ([['Sello de la quincena (SHA-256)', inHalves(sello)]] as const) : []),
  ]
}

/** A seal in two lines of a sheet: nothing of it is cut, and it is read aloud by its halves. */
export function inHalves(sello: string): string {
  return `${sello.slice(0, sello.length / 2)}\n${sello.slice(sello.length / 2)}`
}

function deQue({ folio, quincena }: LineaVisible): string {
  return folio === null ? `Aportaciones de la ${quincenaLong(quincena)}` : `Aportación extemporánea ${folio}`
}
