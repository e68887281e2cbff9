import type { Actor } from '#domain/acceso/actor.ts'
import { pdfNameOf, pdfUnidoIssue, unirIssue, type PaginaFotografiada } from '#domain/documentos/fotografia.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { AppError } from '#api/errors.ts'
import { pagesToPdf, type PaginaDePdf } from './fotografia-pdf.ts'
import { recallPagina } from './paginas-enderezadas.ts'

/**
 * One PDF of the photos that `straightenFotografia` straightened before, a page each, in their order. Nothing is kept: it goes
 * back to who joined them, to be read as any other PDF. Throws 422 `fotografias` for none or too many, 422
 * `fotografia_olvidada` (its issues name the pages) for those not remembered any more, 413 for what is larger than a file may be.
 */
export async function unirFotografias(actor: Actor, paginas: readonly PaginaFotografiada[]): Promise<Uint8Array> {
  authorize(actor, 'documentos.leer')
  const wrong = unirIssue(paginas.length)
  if (wrong) throw new AppError(422, 'fotografias', wrong.message, [wrong])
  const pdf = await pagesToPdf(await recallAll(actor, paginas))
  const large = pdfUnidoIssue(pdfNameOf(paginas[0]?.nombre ?? ''), paginas.length, pdf.length)
  if (large) throw new AppError(413, large.code, large.message, [large])
  return pdf
}

async function recallAll(actor: Actor, paginas: readonly PaginaFotografiada[]): Promise<PaginaDePdf[]> {
  const found = await Promise.all(paginas.map(async ({ id, giro }) => ({ jpeg: await recallPagina(actor, id), giro })))
  const forgotten = paginas.flatMap(({ nombre }, index) =>
    found[index]?.jpeg
      ? []
      : [{ path: `paginas.${index}`, code: 'olvidada', message: `${nombre}: hay que enderezarla de nuevo.` }],
  )
  if (forgotten.length > 0)
    throw new AppError(422, 'fotografia_olvidada', forgotten.map(({ message }) => message).join(' '), forgotten)
  return found.flatMap(({ jpeg, giro }) => (jpeg ? [{ jpeg, giro }] : []))
}
