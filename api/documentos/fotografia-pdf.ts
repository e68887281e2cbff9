import type { Giro } from '#domain/documentos/fotografia.ts'

/** Points across a page: letter size; its height follows the photo. */
const PAGE_POINTS = 612

export interface PaginaDePdf {
  readonly jpeg: Buffer
  /** Quarter turns clockwise. */
  readonly giro: Giro
}

/** A PDF with a page for each straightened photo, in their order. */
export async function pagesToPdf(paginas: readonly PaginaDePdf[]): Promise<Uint8Array> {
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({ autoFirstPage: false, info: { Title: 'Documento fotografiado' } })
  for (const pagina of paginas) addPage(pdf, pagina)
  return collect(pdf)
}

function addPage(pdf: PDFKit.PDFDocument, { jpeg, giro }: PaginaDePdf): void {
  const image = sizedImage(pdf, jpeg)
  const sideways = giro % 2 === 1
  const scale = PAGE_POINTS / (sideways ? image.height : image.width)
  const [width, height] = [image.width * scale, image.height * scale]
  pdf.addPage({ size: sideways ? [height, width] : [width, height], margin: 0 })
  pdf.translate(pdf.page.width / 2, pdf.page.height / 2).rotate(giro * 90)
  pdf.image(jpeg, -width / 2, -height / 2, { width, height })
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
