import PDFDocument from 'pdfkit'

/** A plain paper of the fictional institute: its heading, a title, and paragraphs under their own titles. */
export interface PapelProceso {
  readonly encabezado: string
  readonly titulo: string
  readonly secciones: readonly { readonly titulo: string; readonly texto: string }[]
}

const MARGIN = 64

/** The paper as a PDF of letter size. It carries no clock: equal papers are equal bytes. */
export function pdfProceso({ encabezado, titulo, secciones }: PapelProceso): Promise<Uint8Array> {
  const epoch = new Date(0)
  const pdf = new PDFDocument({ size: 'LETTER', margin: MARGIN, info: { CreationDate: epoch, ModDate: epoch } })
  const parts: Buffer[] = []
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.once('end', () => resolve(Buffer.concat(parts)))
    pdf.once('error', reject)
  })
  pdf.font('Helvetica').fontSize(10).fillColor('#555555').text(encabezado)
  pdf.moveDown(1.5).font('Helvetica-Bold').fontSize(20).fillColor('#111111').text(titulo)
  for (const seccion of secciones) {
    pdf.moveDown(1.2).font('Helvetica-Bold').fontSize(12).text(seccion.titulo)
    pdf.moveDown(0.4).font('Helvetica').fontSize(11).text(seccion.texto, { align: 'justify', lineGap: 2 })
  }
  pdf.moveDown(3).fontSize(9).fillColor('#777777').text('Documento de demostración: ningún dato es real.')
  pdf.end()
  return done
}
