import { createHash, randomUUID } from 'node:crypto'
import type { Actor } from '#domain/acceso/actor.ts'
import { archivoIssues, sniffTipo } from '#domain/documentos/archivo.ts'
import type { FotografiaEnderezada } from '#domain/documentos/fotografia.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { AppError, type ErrorStatus } from '#api/errors.ts'
import { deleteFile, localPath, putFile } from '#api/files/storage.ts'
import { LectorError } from './lector/errores.ts'
import { renderPage } from './lector/lector.ts'
import { lectorRefusal } from './lector-refusal.ts'

/** Pixels across the page that a photo becomes: some 220 dpi of a letter-size sheet. */
const PAGE_WIDTH = 1900
/** Points across it: letter size; its height follows the photo. */
const PAGE_POINTS = 612

/** Straightened pages, so that what was shown is what is kept and is worked out once. A photo is decided on in minutes. */
const KEPT = 6
const KEPT_MS = 10 * 60_000
const straightened = new Map<string, { readonly page: Buffer; readonly until: number }>()

export interface Fotografia {
  readonly bytes: Uint8Array
  /** Aborts when the browser leaves. */
  readonly signal: AbortSignal
}

/**
 * A photo (JPG or PNG) of a paper as the page that it would become: upright, its EXIF turn respected. Nothing is kept on
 * disk. Throws 413, 415 or 422 with `suggestion` for what is no such image or cannot be opened.
 */
export async function straightenFotografia(actor: Actor, foto: Fotografia): Promise<FotografiaEnderezada> {
  authorize(actor, 'documentos.leer')
  const page = await straighten(actor, foto)
  return { imagen: `data:image/jpeg;base64,${page.toString('base64')}` }
}

/** The photo as a PDF of one page, turned `giro` quarter turns clockwise further than it was straightened. */
export async function fotografiaToPdf(actor: Actor, foto: Fotografia, giro: number): Promise<Uint8Array> {
  return pageToPdf(await straighten(actor, foto), giro)
}

async function straighten(actor: Actor, { bytes, signal }: Fotografia): Promise<Buffer> {
  const tipo = sniffTipo(bytes.subarray(0, 1100))
  const issue = archivoIssues('foto', bytes.length, tipo)[0]
  if (issue) throw refusal(issue)
  const key = createHash('sha256')
    .update(`${actor.id ?? 0}\n`)
    .update(bytes)
    .digest('hex')
  const kept = recall(key)
  if (kept) return kept
  const page = await draw(bytes, signal)
  remember(key, page)
  return page
}

const STATUS: Readonly<Partial<Record<string, ErrorStatus>>> = { tamano: 413, tipo: 415 }

function refusal(issue: { readonly path: string; readonly code: string; readonly message: string }): AppError {
  const suggestion = 'Toma la fotografía de nuevo, o usa el PDF original.'
  return new AppError(STATUS[issue.code] ?? 422, issue.code, issue.message, [issue], { suggestion, detail: '' })
}

async function draw(bytes: Uint8Array, signal: AbortSignal): Promise<Buffer> {
  const clave = `fotografias/${randomUUID()}`
  await putFile(clave, bytes)
  try {
    return await renderPage(await localPath(clave), 1, { width: PAGE_WIDTH, formato: 'jpeg', signal })
  } catch (error) {
    throw error instanceof LectorError ? lectorRefusal(error) : error
  } finally {
    await deleteFile(clave)
  }
}

function recall(key: string): Buffer | null {
  const now = Date.now()
  for (const [each, { until }] of straightened) if (until < now) straightened.delete(each)
  return straightened.get(key)?.page ?? null
}

function remember(key: string, page: Buffer): void {
  straightened.set(key, { page, until: Date.now() + KEPT_MS })
  const [oldest] = straightened.keys()
  if (straightened.size > KEPT && oldest !== undefined) straightened.delete(oldest)
}

async function pageToPdf(jpeg: Buffer, giro: number): Promise<Uint8Array> {
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({ autoFirstPage: false, info: { Title: 'Documento fotografiado' } })
  const image = sizedImage(pdf, jpeg)
  const sideways = giro % 2 === 1
  const scale = PAGE_POINTS / (sideways ? image.height : image.width)
  const [width, height] = [image.width * scale, image.height * scale]
  pdf.addPage({ size: sideways ? [height, width] : [width, height], margin: 0 })
  pdf.translate(pdf.page.width / 2, pdf.page.height / 2).rotate(giro * 90)
  pdf.image(jpeg, -width / 2, -height / 2, { width, height })
  return collect(pdf)
}

interface ImageOfPdf {
  readonly width: number
  readonly height: number
}

/** pdfkit's own reading of an image, which its types leave out. */
function sizedImage(pdf: PDFKit.PDFDocument, jpeg: Buffer): ImageOfPdf {
  return (pdf as unknown as { openImage(source: Buffer): ImageOfPdf }).openImage(jpeg)
}

function collect(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
    pdf.end()
  })
}
