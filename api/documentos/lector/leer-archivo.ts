import { capaCreible } from '#domain/documentos/capa/capa-creible.ts'
import { leerPapel, type PapelLeido } from '#domain/documentos/leer-papel.ts'
import type { DocumentoLeible } from '#domain/documentos/lectura.ts'
import type { CodigoQr, PaginaConPalabras } from '#domain/documentos/pagina.ts'
import { reconocer } from '#domain/documentos/reconocer.ts'
import type { Canvas } from '@napi-rs/canvas'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { capasDe, type Capas } from './capas.ts'
import { confirmarClaves } from './confirmar-claves.ts'
import { enderezar } from './lienzo.ts'
import type { Postura, ResultadoLectura } from './mensajes.ts'
import { reconocerGris } from './ocr.ts'
import { dibujarPagina } from './pdf.ts'
import { colocacionDe } from './postura.ts'
import { leerQr, leerQrNitido } from './qr.ts'
import { textoDigital } from './texto-digital.ts'
import { grisDe, grisSinColor } from './vision/gris.ts'
import { preparar } from './vision/hoja-preparada.ts'

/** 216 dpi: what a page that is no single image is drawn at to be recognised. */
const ESCALA_OCR = 3
/** A page that is one image is drawn at that image's own size, within 100 and 330 dpi. */
const MIN_ESCALA = 100 / 72
const MAX_ESCALA = 330 / 72
const ESCALA_QR = 2
/** Digital text under this many letters is no text (specification 1 §9). */
const MIN_LETTERS = 50
/** Pages recognised at most: none of the papers has more, and each costs seconds. */
const MAX_OCR_PAGES = 6
const CLAVE: Readonly<Record<DocumentoLeible, string>> = { curp: 'curp', nss: 'nss', csf: 'rfc' }

type Progreso = (pagina: number, de: number) => void

interface PaginaAbierta {
  readonly n: number
  readonly texto: PaginaConPalabras
  readonly capas: Capas
  postura: Postura
  /** Its letters are what a person sees: neither hidden under an image nor too few. */
  readonly digital: boolean
}

/** Reads a PDF: digital text and QR first; recognition of the pages that have no text, or when the text says nothing. */
export async function leerPdf(
  doc: PDFDocumentProxy,
  esperado: DocumentoLeible | undefined,
  onProgreso: Progreso,
): Promise<ResultadoLectura> {
  const paginas = await openPages(doc)
  const textos = paginas.filter(({ digital }) => digital).map(({ texto }) => texto)
  const qr = await qrCodes(doc, paginas, textos, esperado)
  const first = leerPapel({ paginas: textos, qr }, esperado)
  const pending = paginas.filter((pagina) => needsOcr(pagina, first, { textos, esperado }))
  const result = pending.length === 0 ? first : await withOcr(doc, pending, { textos, qr, esperado, onProgreso })
  return { ...result, paginas: doc.numPages, posturas: paginas.map(({ postura }) => postura) }
}

async function openPages(doc: PDFDocumentProxy): Promise<PaginaAbierta[]> {
  const paginas: PaginaAbierta[] = []
  for (let n = 1; n <= doc.numPages; n++) {
    const page = await doc.getPage(n)
    const { pagina: texto, postura } = await textoDigital(page, n)
    const capas = await capasDe(page)
    const letters = texto.palabras.reduce((sum, word) => sum + word.texto.length, 0)
    paginas.push({ n, texto, capas, postura, digital: Math.min(letters, capas.letrasVisibles) >= MIN_LETTERS })
    page.cleanup()
  }
  return paginas
}

/** QR codes of the digital pages that may hold one; IMSS papers have none of use. */
async function qrCodes(
  doc: PDFDocumentProxy,
  paginas: readonly PaginaAbierta[],
  textos: readonly PaginaConPalabras[],
  esperado: DocumentoLeible | undefined,
): Promise<CodigoQr[]> {
  const { documento, paginas: own } = reconocer(textos, esperado)
  if (documento !== 'curp' && documento !== 'csf') return []
  const found: CodigoQr[] = []
  for (const { n, postura, capas } of paginas) {
    if (!capas.puedeTenerQr || !own.includes(n) || found.length > 0) continue
    const page = await doc.getPage(n)
    found.push(...(await leerQrNitido(enderezar(await dibujarPagina(page, ESCALA_QR), postura), n)))
    page.cleanup()
  }
  return found
}

/**
 * A page without text of its own; or one whose text gives no key, because it is scrambled or the key is drawn. When the text is all
 * of another paper than the one asked for, that one may be among the pages without text.
 */
function needsOcr(
  pagina: PaginaAbierta,
  leido: PapelLeido,
  { textos, esperado }: Pick<Contexto, 'textos' | 'esperado'>,
): boolean {
  const { documento, campos } = leido.lectura
  const keyed = documento !== 'otro' && campos[CLAVE[documento]]?.seguro === true
  if (!pagina.digital) return !keyed || textos.length === 0 || (esperado !== undefined && documento !== esperado)
  // A clean text of another paper is another paper: there is nothing to recognise in it.
  return !keyed && (documento !== 'otro' || !capaCreible(textos))
}

interface Contexto {
  readonly textos: readonly PaginaConPalabras[]
  readonly qr: readonly CodigoQr[]
  readonly esperado: DocumentoLeible | undefined
  readonly onProgreso: Progreso
}

async function withOcr(
  doc: PDFDocumentProxy,
  pending: readonly PaginaAbierta[],
  contexto: Contexto,
): Promise<PapelLeido> {
  const reconocidas: Reconocida[] = []
  const chosen = pending.slice(0, MAX_OCR_PAGES)
  for (const pagina of chosen) {
    contexto.onProgreso(pagina.n, doc.numPages)
    const page = await doc.getPage(pagina.n)
    const reconocida = await recognise(await dibujarPagina(page, escalaDe(pagina.capas)), pagina.n)
    page.cleanup()
    pagina.postura = reconocida.postura
    reconocidas.push(reconocida)
  }
  const leido = leerPapel(
    {
      paginas: [...contexto.textos, ...reconocidas.map(({ pagina }) => pagina)].sort((a, b) => a.pagina - b.pagina),
      qr: [...contexto.qr, ...reconocidas.flatMap(({ qr }) => qr)],
    },
    contexto.esperado,
  )
  return chosen.length === pending.length ? leido : { ...leido, lectura: withUnreadNotice(leido, pending.length) }
}

/** More pixels than the image has would be invented; of a very fine one every second is enough. */
function escalaDe({ resolucion }: Capas): number {
  if (resolucion === null) return ESCALA_OCR
  const halved = resolucion > 1.6 * MAX_ESCALA ? resolucion / 2 : resolucion
  return Math.min(MAX_ESCALA, Math.max(MIN_ESCALA, halved))
}

const withUnreadNotice = ({ lectura }: PapelLeido, total: number): PapelLeido['lectura'] => ({
  ...lectura,
  avisos: [
    ...lectura.avisos,
    { codigo: 'paginas_sin_leer', mensaje: `Solo se leyeron ${MAX_OCR_PAGES} de las ${total} páginas digitalizadas.` },
  ],
})

export interface Reconocida {
  readonly pagina: PaginaConPalabras
  readonly qr: readonly CodigoQr[]
  readonly postura: Postura
}

/** A page image, as it came, recognised: how it stands, its words and its QR codes. */
export async function recognise(lienzo: Canvas, n: number): Promise<Reconocida> {
  const gris = grisDe(lienzo)
  const { postura, letra } = await colocacionDe(gris)
  const hoja = preparar(gris, postura, letra)
  // The recogniser works in a thread of its own: meanwhile this one looks for codes.
  const [leidas, qr] = await Promise.all([reconocerGris(hoja.gris, 'pagina'), leerQr(hoja, n)])
  const pale = once(() => grisSinColor(lienzo))
  const palabras = await confirmarClaves(hoja, leidas, pale)
  const pagina = { pagina: n, ancho: hoja.gris.ancho, alto: hoja.gris.alto, fuente: 'ocr', palabras } as const
  return { pagina, qr, postura }
}

function once<T>(work: () => T): () => T {
  let done: { readonly value: T } | undefined
  return () => (done ??= { value: work() }).value
}

/** Reads a photo or scan of one page. */
export async function leerImagen(
  lienzo: Canvas,
  esperado: DocumentoLeible | undefined,
  onProgreso: Progreso,
): Promise<ResultadoLectura> {
  onProgreso(1, 1)
  const { pagina, qr, postura } = await recognise(lienzo, 1)
  return { ...leerPapel({ paginas: [pagina], qr }, esperado), paginas: 1, posturas: [postura] }
}
