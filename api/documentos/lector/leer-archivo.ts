import { capaCreible } from '#domain/documentos/capa/capa-creible.ts'
import { isCapaDistinta } from '#domain/documentos/capa/capa-distinta.ts'
import { leerPapel, type PapelLeido } from '#domain/documentos/leer-papel.ts'
import type { AvisoLectura } from '#domain/documentos/campo-leido.ts'
import { papelDe, type DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import { pideOtraMirada } from '#domain/documentos/otra-mirada.ts'
import type { CodigoQr, PaginaConPalabras } from '#domain/documentos/pagina.ts'
import type { Canvas } from '@napi-rs/canvas'
import type { ArchivoPdf } from './pdf/archivo-pdf.ts'
import { dibujarParaReconocer } from './pdf/dibujar-para-reconocer.ts'
import { leerReconocidas } from './reconocer/leer-reconocidas.ts'
import type { ResultadoLectura } from './proceso/mensajes.ts'
import { abrirPaginas, qrDePaginas, type PaginaAbierta } from './pdf/paginas-abiertas.ts'
import { recognise, type Reconocida } from './reconocer/reconocer-pagina.ts'
import { conAvisos, sinTerminar } from './reconocer/sin-terminar.ts'
import { unaVez } from './una-vez.ts'

/** Pages recognised at most: none of the papers has more, and each costs seconds. */
const MAX_OCR_PAGES = 6

interface ComoLeer {
  readonly esperado: DocumentoLeible | undefined
  /** Its limit is near: what is known by then is given, with a notice, rather than nothing. */
  readonly hayPrisa: () => boolean
  readonly onProgreso: (pagina: number, de: number) => void
}

/** Reads a PDF: digital text and QR first; recognition of the pages that have no text, or when the text says nothing. */
export async function leerPdf(
  archivo: ArchivoPdf,
  {
    soloTexto,
    ...como
  }: ComoLeer & {
    /** Give null instead of recognising a page. */
    readonly soloTexto: boolean
  },
): Promise<ResultadoLectura | null> {
  const { esperado } = como
  const paginas = await abrirPaginas(archivo)
  if (soloTexto && !paginas.some(({ digital }) => digital)) return null
  const textos = paginas.filter(({ digital }) => digital).map(({ texto }) => texto)
  const sinQr = unaVez(() => leerPapel({ paginas: textos, qr: [] }, esperado))
  const qr = await qrDePaginas(archivo, paginas, textos, { esperado, estaClaro: () => estaClaro(sinQr()) })
  const first = qr.length === 0 ? sinQr() : leerPapel({ paginas: textos, qr }, esperado)
  const pending = paginas.filter((pagina) => needsOcr(pagina, first, { textos, esperado }))
  if (soloTexto && pending.length > 0) return null
  const result = pending.length === 0 ? first : await withOcr(archivo, pending, { ...como, textos, qr })
  const posturas = paginas.map(({ postura, sinReconocer }) => (sinReconocer ? null : postura))
  return { ...result, paginas: archivo.numPages, posturas }
}

/** Its text alone gives whatever such a paper always prints, and is sure of all it gives. */
const estaClaro = ({ lectura }: PapelLeido): boolean =>
  !pideOtraMirada(lectura) && Object.values(lectura.campos).every(({ seguro }) => seguro)

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
  const keyed = documento !== 'otro' && campos[papelDe(documento).clave]?.seguro === true
  if (!pagina.digital) return !keyed || textos.length === 0 || (esperado !== undefined && documento !== esperado)
  // A clean text of another paper is another paper: there is nothing to recognise in it.
  return !keyed && (documento !== 'otro' || !capaCreible(textos))
}

interface Contexto extends ComoLeer {
  readonly textos: readonly PaginaConPalabras[]
  readonly qr: readonly CodigoQr[]
}

async function withOcr(
  archivo: ArchivoPdf,
  pending: readonly PaginaAbierta[],
  contexto: Contexto,
): Promise<PapelLeido> {
  const reconocidas: Reconocida[] = []
  const apartadas = new Set<number>()
  let cortada = false
  for (const pagina of pending.slice(0, MAX_OCR_PAGES)) {
    cortada = contexto.hayPrisa() && reconocidas.some(({ vacia }) => !vacia)
    if (cortada) break
    contexto.onProgreso(pagina.n, archivo.numPages)
    const como = reconocidas.findLast(({ vacia }) => !vacia)?.postura.giro
    const reconocida = await recognise(await dibujarParaReconocer(archivo, pagina), pagina.n, como)
    pagina.postura = reconocida.postura
    reconocidas.push(reconocida)
    if (isCapaDistinta(pagina.texto, reconocida.pagina, pagina.digital ? 'dibujo' : 'escaneo')) apartadas.add(pagina.n)
  }
  const textos = contexto.textos.filter(({ pagina }) => !apartadas.has(pagina))
  const papel = {
    paginas: [...textos, ...reconocidas.map(({ pagina }) => pagina)].sort((a, b) => a.pagina - b.pagina),
    qr: [...contexto.qr, ...reconocidas.flatMap(({ qr }) => qr)],
  }
  const leido = await leerReconocidas(papel, reconocidas, contexto)
  const unread = pending.slice(reconocidas.length)
  for (const pagina of unread) pagina.sinReconocer = !pagina.digital
  const notices = unread.length === 0 ? [] : [unreadPages(reconocidas.length, pending.length)]
  return conAvisos(cortada ? sinTerminar(leido) : leido, [...[...apartadas].map(layerSetAside), ...notices])
}

/** What programs that make scans searchable leave may be of another paper, and a broken font tells other letters than it draws. */
const layerSetAside = (pagina: number): AvisoLectura => ({
  codigo: 'capa_apartada',
  mensaje: `El texto guardado en la página ${pagina} no es el que se ve en ella: se leyó su imagen.`,
})

const unreadPages = (leidas: number, total: number): AvisoLectura => ({
  codigo: 'paginas_sin_leer',
  mensaje: `Solo ${leidas === 1 ? 'se leyó una' : `se leyeron ${leidas}`} de las ${total} páginas digitalizadas.`,
})

/** Reads a photo or scan of one page. */
export async function leerImagen(lienzo: Canvas, como: ComoLeer): Promise<ResultadoLectura> {
  como.onProgreso(1, 1)
  const leida = await recognise(lienzo, 1)
  const leido = await leerReconocidas({ paginas: [leida.pagina], qr: leida.qr }, [leida], como)
  return { ...leido, paginas: 1, posturas: [leida.postura] }
}
