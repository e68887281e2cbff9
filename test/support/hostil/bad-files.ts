import PDFDocument from 'pdfkit'
import { collect } from '#seeds/documentos/dibujo/dibujar-pdf.ts'

/** A file as somebody would upload it. */
export interface BadFile {
  readonly nombre: string
  readonly bytes: Buffer
}

const MB = 1024 * 1024
/** Number of the first object after the page's own five. */
const FIRST_FORM = 6

/** Plain text with the name of plain text. */
export function notAPdf(): BadFile {
  return { nombre: 'notas.txt', bytes: Buffer.from('Estas son mis notas, no un documento.\n') }
}

/** Something else called .pdf: the first bytes of a ZIP. */
export function pdfByNameOnly(): BadFile {
  return { nombre: 'curp.pdf', bytes: Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), Buffer.alloc(2_048, 7)]) }
}

export function emptyFile(): BadFile {
  return { nombre: 'vacio.pdf', bytes: Buffer.alloc(0) }
}

/** A good PDF followed by padding until it weighs `megabytes` MiB. */
export async function heavyPdf(megabytes = 11): Promise<BadFile> {
  const pdf = await pdfOf(1)
  return { nombre: 'pesado.pdf', bytes: Buffer.concat([pdf, Buffer.alloc(megabytes * MB - pdf.length, 0x20)]) }
}

/** Opens only with the password "secreto". */
export async function encryptedPdf(): Promise<BadFile> {
  return { nombre: 'cifrado.pdf', bytes: await pdfOf(1, { userPassword: 'secreto', ownerPassword: 'duenio' }) }
}

/** Cut at `fraction` of its length: no cross-reference table, a stream in the middle of which it ends. */
export async function truncatedPdf(fraction = 0.4): Promise<BadFile> {
  const pdf = await pdfOf(3)
  return { nombre: 'cortado.pdf', bytes: pdf.subarray(0, Math.floor(pdf.length * fraction)) }
}

/** `pages` pages with a line of text each. */
export async function manyPagesPdf(pages = 500): Promise<BadFile> {
  return { nombre: `${pages}-paginas.pdf`, bytes: await pdfOf(pages) }
}

/** A tiny, valid file that keeps any reader busy: forms that draw ten forms each, `depth` levels down to a word (10^depth of them). */
export function spinningPdf(depth = 8): BadFile {
  const text = 'BT /F1 9 Tf 20 20 Td (CURP) Tj ET\n'
  const forms = Array.from({ length: depth }, (_, level) => form(level === 0 ? text : '/Fx Do\n'.repeat(10), level))
  return {
    nombre: 'lento.pdf',
    bytes: rawPdf('/Fx Do\n'.repeat(10), `/XObject << /Fx ${FIRST_FORM + depth - 1} 0 R >>`, forms),
  }
}

/** Object `FIRST_FORM + level`: draws the form of the level below it. */
function form(content: string, level: number): string {
  const below = level === 0 ? '' : ` /XObject << /Fx ${FIRST_FORM + level - 1} 0 R >>`
  const head = `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /Font << /F1 5 0 R >>${below} >>`
  return `<< ${head} /Length ${content.length} >>\nstream\n${content}\nendstream`
}

/** A PDF whose page tree contains itself. */
export function loopingPdf(): BadFile {
  const whole = rawPdf('BT ET').toString('latin1')
  return { nombre: 'ciclo.pdf', bytes: Buffer.from(whole.replace('/Kids [3 0 R]', '/Kids [2 0 R]'), 'latin1') }
}

function pdfOf(pages: number, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const doc = new PDFDocument({ ...options, autoFirstPage: false })
  const bytes = collect(doc)
  for (let number = 1; number <= pages; number++)
    doc.addPage().text(`Página ${number} de ${pages}: aquí no hay ningún dato.`)
  doc.end()
  return bytes
}

/** One page with `content`, more resources and more objects (from number 6 on), and a right cross-reference table. */
function rawPdf(content: string, resources = '', more: readonly string[] = []): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...more,
  ]
  let body = '%PDF-1.4\n'
  let rows = ''
  for (const [index, object] of objects.entries()) {
    rows += `${String(body.length).padStart(10, '0')} 00000 n \n`
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\n`
  return Buffer.from(`${body}${table}startxref\n${body.length}\n%%EOF\n`, 'latin1')
}
