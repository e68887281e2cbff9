import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import PDFDocument from 'pdfkit'
import { abrirPdf, dibujarPagina } from '#api/documentos/lector/pdf/pdf.ts'
import { enderezar } from '#api/documentos/lector/lienzo.ts'
import type { LectorOpciones } from '#api/documentos/lector/proceso/opciones.ts'
import { PLAZO } from '#test/support/plazo.ts'

/** Options of a reader that has its time and yields to nobody: what a paper says must not depend on what else the machine does. */
export const CON_TIEMPO = { procesos: 1, limiteMs: 4 * PLAZO, apuro: 1, prioridad: 0 } satisfies Partial<LectorOpciones>

/** Fictional papers for the reader's tests, drawn here so that no expected value comes from the code under test. */
export const PERSONA = {
  nombres: 'LUCIA ELENA',
  apellidoPaterno: 'RAMIREZ',
  apellidoMaterno: 'SOTO',
  curp: 'RASL880314MASMTC06',
  rfc: 'RASL880314TM9',
  nss: '05088812341',
} as const

type Doc = InstanceType<typeof PDFDocument>
type Opciones = ConstructorParameters<typeof PDFDocument>[0]

/** A PDF as bytes, drawn by `draw`. */
export async function pdf(draw: (doc: Doc) => void, opciones: Opciones = {}): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'LETTER', margin: 50, ...opciones })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => doc.once('end', resolve))
  draw(doc)
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

const require = createRequire(import.meta.url)

/** A QR as a PNG. */
export async function qrPng(payload: string): Promise<Buffer> {
  const { prepareZXingModule, writeBarcode } = await import('zxing-wasm/writer')
  const wasm = await readFile(require.resolve('zxing-wasm/writer/zxing_writer.wasm'))
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })
  const { image } = await writeBarcode(payload, { format: 'QRCode', scale: 6 })
  if (!image) throw new Error('No QR was drawn')
  return Buffer.from(await image.arrayBuffer())
}

const FULL_NAME = `${PERSONA.nombres} ${PERSONA.apellidoPaterno} ${PERSONA.apellidoMaterno}`

export function drawCurp(doc: Doc, qr?: Buffer): void {
  doc.fontSize(13).text('ESTADOS UNIDOS MEXICANOS', 50, 50)
  doc.fontSize(15).text('CONSTANCIA DE LA CLAVE ÚNICA DE REGISTRO DE POBLACIÓN', 50, 75)
  doc.fontSize(11).text('Clave:', 50, 130).fontSize(16).text(PERSONA.curp, 50, 146)
  doc.fontSize(11).text('Nombre', 50, 180).fontSize(14).text(FULL_NAME, 50, 196)
  doc.fontSize(11).text('Entidad de registro:', 50, 230).fontSize(13).text('AGUASCALIENTES', 50, 246)
  doc.fontSize(11).text('CURP Certificada: verificada con el Registro Civil', 50, 280)
  doc.fontSize(12).text(FULL_NAME, 50, 340).text('PRESENTE', 50, 360)
  doc.fontSize(11).text('Ciudad de México, a 12 de enero de 2026', 320, 320)
  doc.text(
    'El derecho a la identidad está consagrado en nuestra Constitución. En la Secretaría de Gobernación',
    50,
    400,
  )
  doc.text(
    'trabajamos todos los días para garantizar que las y los mexicanos gocen de este derecho plenamente.',
    50,
    416,
  )
  doc.text('MARTA OLIVIA CASTRO PINEDA', 200, 520).text('TITULAR DE LA DIRECCIÓN DE EJEMPLO', 180, 536)
  doc.text('TRÁMITE GRATUITO', 50, 700)
  if (qr) doc.image(qr, 430, 120, { width: 110 })
}

export const CURP_QR = `${PERSONA.curp}||RAMIREZ|SOTO|LUCIA ELENA|MUJER|14/03/1988|AGUASCALIENTES|1|`

export function drawNss(doc: Doc): void {
  doc.fontSize(12).text('Instituto Mexicano del Seguro Social', 50, 50)
  doc.fontSize(15).text('Constancia de Vigencia de Derechos', 50, 75)
  doc.fontSize(11)
  const row = (y: number, labels: readonly string[], values: readonly string[]) => {
    labels.forEach((label, index) => doc.text(label, 50 + index * 170, y, { lineBreak: false }))
    values.forEach((value, index) => doc.text(value, 50 + index * 170, y + 16, { lineBreak: false }))
  }
  row(120, ['NSS'], ['05-08-88-1234-1'])
  row(160, ['Nombre(s)', 'Primer apellido', 'Segundo apellido'], ['LUCIA ELENA', 'RAMIREZ', 'SOTO'])
  row(200, ['Fecha de nacimiento', 'Lugar de nacimiento', 'CURP'], ['14/03/1988', 'AGUASCALIENTES', PERSONA.curp])
  row(240, ['Parentesco', 'Calidad', 'Agregado médico'], ['ASEGURADO', '1', '1F1988OR'])
  row(280, ['Sexo', 'Estado civil'], ['MUJER', 'SOLTERA'])
  doc.text('Con derecho al servicio médico SI', 50, 330)
}

/** The address in two columns, a wrapped label, a wrapped value and two empty fields. */
export function drawCsf(doc: Doc, qr?: Buffer): void {
  doc.fontSize(12).text('CÉDULA DE IDENTIFICACIÓN FISCAL', 50, 40)
  doc.fontSize(10).text(PERSONA.rfc, 200, 70).text('Registro Federal de Contribuyentes', 200, 84)
  doc.text(FULL_NAME, 200, 110).text('Nombre, denominación o razón', 200, 124).text('social', 200, 137)
  doc.text('idCIF: 16020304050', 200, 160)
  if (qr) doc.image(qr, 60, 70, { width: 100 })
  doc.fontSize(12).text('CONSTANCIA DE SITUACIÓN FISCAL', 330, 190)
  doc.fontSize(10).text('Lugar y Fecha de Emisión', 380, 215)
  doc.text('AGUASCALIENTES , AGUASCALIENTES A 12', 340, 230).text('DE ENERO DE 2026', 390, 243)
  doc.fontSize(11).text('Datos de Identificación del Contribuyente:', 50, 275)
  doc.fontSize(10)
  const identification = [
    ['RFC:', PERSONA.rfc],
    ['CURP:', PERSONA.curp],
    ['Nombre (s):', PERSONA.nombres],
    ['Primer Apellido:', PERSONA.apellidoPaterno],
    ['Segundo Apellido:', PERSONA.apellidoMaterno],
    ['Fecha inicio de operaciones:', '01 DE FEBRERO DE 2012'],
    ['Estatus en el padrón:', 'ACTIVO'],
    ['Nombre Comercial:', ''],
  ] as const
  identification.forEach(([label, value], index) => {
    doc.text(label, 50, 295 + index * 16, { lineBreak: false }).text(value, 230, 295 + index * 16, { lineBreak: false })
  })
  doc.fontSize(11).text('Datos del domicilio registrado', 50, 440)
  doc.fontSize(10)
  const cell = (x: number, y: number, lines: readonly string[]) =>
    lines.forEach((line, index) => doc.text(line, x, y + index * 12, { lineBreak: false }))
  cell(50, 460, ['Código Postal:20010'])
  cell(310, 460, ['Tipo de Vialidad: CALLE'])
  cell(50, 480, ['Nombre de Vialidad: GENERAL', 'IGNACIO ZARAGOZA'])
  cell(310, 480, ['Número Exterior: 125-B'])
  cell(50, 512, ['Número Interior:'])
  cell(310, 512, ['Nombre de la Colonia: LAS BRISAS'])
  cell(50, 532, ['Nombre de la Localidad:'])
  cell(310, 532, ['Nombre del Municipio o Demarcación', 'Territorial: AGUASCALIENTES'])
  cell(50, 564, ['Nombre de la Entidad Federativa: AGUASCALIENTES'])
  cell(310, 564, ['Entre Calle: AVENIDA UNO'])
  cell(50, 584, ['Y Calle: CALLE DOS'])
  cell(310, 584, ['Correo Electrónico: correo@example.com'])
  doc.addPage().fontSize(11).text('Regímenes:', 50, 60)
  doc.fontSize(10).text('Régimen', 50, 80).text('Fecha Inicio', 400, 80).text('Fecha Fin', 480, 80)
  doc.text('Régimen de Sueldos y Salarios e Ingresos', 50, 96).text('Asimilados a Salarios', 50, 108)
  doc.text('01/02/2012', 400, 96)
  doc.text('Obligaciones:', 50, 140)
  doc.text(`||2026/01/12|${PERSONA.rfc}|CONSTANCIA DE SITUACIÓN FISCAL|200001088888800000031||`, 50, 200)
}

export const CSF_QR = `https://siat.sat.gob.mx/app/qr/faces/pages/mobile/validadorqr.jsf?D1=10&D2=1&D3=16020304050_${PERSONA.rfc}`

/** The first page of a PDF as an image of about `dpi`, turned clockwise by quarter turns and a small angle. */
export async function scan(
  ruta: string,
  { dpi = 200, giro = 0, angulo = 0 }: { dpi?: number; giro?: 0 | 1 | 2 | 3; angulo?: number } = {},
): Promise<Buffer> {
  const doc = await abrirPdf(ruta, 10)
  const drawn = await dibujarPagina(await doc.getPage(1), dpi / 72)
  await doc.loadingTask.destroy()
  return enderezar(drawn, { giro, angulo }).toBuffer('image/jpeg', 85)
}

/** A PDF whose only content is an image that covers its page. */
export const pdfOfImage = (image: Buffer, landscape = false): Promise<Buffer> =>
  pdf(
    (doc) => {
      doc.image(image, 0, 0, { width: doc.page.width, height: doc.page.height })
    },
    { margin: 0, layout: landscape ? 'landscape' : 'portrait' },
  )

/** Minimal PDF from raw objects, cross-reference table included. */
export function rawPdf(objects: readonly string[]): Buffer {
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const xref = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  return Buffer.from(
    `${body}${xref}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  )
}

const stream = (content: string, dict = '') => `<< /Length ${content.length} ${dict}>>\nstream\n${content}\nendstream`

/** A page whose drawing asks for itself again and again, 12 ways at each of 8 levels: it would take years. */
export function spinningPdf(): Buffer {
  const levels = 9
  const form = (level: number) => {
    const next = level + 1 < levels ? '/F Do '.repeat(24) : '0 0 10 10 re f '.repeat(50)
    const resources = level + 1 < levels ? `/Resources << /XObject << /F ${5 + level} 0 R >> >>` : ''
    return stream(next, `/Type /XObject /Subtype /Form /BBox [0 0 100 100] ${resources}`)
  }
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 14 0 R /Resources << /XObject << /F 4 0 R >> >> >>',
    ...Array.from({ length: levels }, (_, level) => form(level)),
    stream(''),
    stream('/F Do'),
  ])
}
