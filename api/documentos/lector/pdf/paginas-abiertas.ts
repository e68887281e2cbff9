import { lectorDe, type DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import type { CodigoQr, PaginaConPalabras } from '#domain/documentos/pagina.ts'
import { reconocer } from '#domain/documentos/reconocer.ts'
import type { ArchivoPdf } from './archivo-pdf.ts'
import { capasDe } from './capas.ts'
import type { Postura } from '#api/documentos/lector/proceso/mensajes.ts'
import { qrEnEntera, qrEnZonas } from '#api/documentos/lector/qr/qr-en-pagina.ts'
import type { Capas } from './recorrido.ts'
import { textoDigital } from './texto-digital.ts'

/** Digital text under this many letters is no text (specification 1 §9). */
export const MIN_LETTERS = 50

/** A page as its text layer and its drawing tell it, before anything is drawn. */
export interface PaginaAbierta {
  readonly n: number
  readonly texto: PaginaConPalabras
  readonly capas: Capas
  postura: Postura
  /** Its letters are what a person sees: neither hidden under an image nor too few. */
  readonly digital: boolean
  /** It was to be recognised and was not: how it lies is not known. */
  sinReconocer: boolean
}

export async function abrirPaginas({ ligero, imagenes, numPages }: ArchivoPdf): Promise<PaginaAbierta[]> {
  const paginas: PaginaAbierta[] = []
  for (let n = 1; n <= numPages; n++) {
    const page = await ligero.getPage(n)
    const { pagina: texto, postura } = await textoDigital(page, n)
    const capas = await capasDe(page, imagenes)
    const letters = texto.palabras.reduce((sum, word) => sum + word.texto.length, 0)
    const digital = Math.min(letters, capas.letrasVisibles) >= MIN_LETTERS
    paginas.push({ n, texto, capas, postura, digital, sinReconocer: false })
    page.cleanup()
  }
  return paginas
}

/**
 * QR codes of the digital pages that may hold one, of a paper that has one. Where no place that looks like a code is one, pages are
 * drawn whole only for what their text leaves open.
 */
export async function qrDePaginas(
  archivo: ArchivoPdf,
  paginas: readonly PaginaAbierta[],
  textos: readonly PaginaConPalabras[],
  { esperado, estaClaro }: { readonly esperado: DocumentoLeible | undefined; readonly estaClaro: () => boolean },
): Promise<readonly CodigoQr[]> {
  const { documento, paginas: own } = reconocer(textos, esperado)
  if (documento === 'otro' || !lectorDe(documento).qr) return []
  const likely = paginas.filter(({ n, capas }) => capas.puedeTenerQr && own.includes(n))
  for (const search of [qrEnZonas, qrEnEntera]) {
    if (search === qrEnEntera && likely.length > 0 && estaClaro()) return []
    for (const { n, postura, capas } of likely) {
      const ligera = await archivo.ligero.getPage(n)
      const found = await search({ n, capas, postura, ligera, entera: () => archivo.pagina(n) })
      if (found.length > 0) return found
    }
  }
  return []
}
