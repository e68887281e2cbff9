import { DOCUMENTOS_LEIBLES, lectorDe, porPapel, type DocumentoLeible } from './papeles/registro.ts'
import type { DocumentoReconocido } from './lectura.ts'
import type { CodigoQr, PaginaConPalabras } from './pagina.ts'
import { puntosDe, type Puntos } from './puntos.ts'

const ENOUGH = 4
const MARGIN = 2

function best(puntos: Puntos): DocumentoReconocido | null {
  const order = [...DOCUMENTOS_LEIBLES, 'otro' as const].sort((a, b) => puntos[b] - puntos[a])
  const [first = 'otro', second = 'otro'] = order
  return puntos[first] >= ENOUGH && puntos[first] - puntos[second] >= MARGIN ? first : null
}

/** Which paper one page is of; null when it does not say (a page of obligations, a blank back). */
export function documentoDePagina(pagina: PaginaConPalabras): DocumentoReconocido | null {
  return best(puntosDe(pagina))
}

/** The papers of a file and their pages. Pages that do not say which they are go with the page before them. */
export interface Reconocimiento {
  readonly documento: DocumentoReconocido
  /** Numbers of the pages of `documento`. */
  readonly paginas: readonly number[]
  /** Every paper found, when there is more than one. */
  readonly todos: readonly DocumentoLeible[]
  /** Pages of a paper that is not read, beside pages of one that is. */
  readonly ajenas: readonly number[]
}

/** What the payload of a paper's own QR is worth: it counts as a title. */
const QR = 6

function withQr(pagina: PaginaConPalabras, qrs: readonly CodigoQr[]): Puntos {
  const puntos = puntosDe(pagina)
  const own = qrs.filter((qr) => qr.pagina === pagina.pagina)
  const says = (id: DocumentoLeible) => own.some(({ texto }) => lectorDe(id).qr?.marca.test(texto) === true)
  return { ...puntos, ...porPapel(({ id }) => puntos[id] + (says(id) ? QR : 0)) }
}

/** Which paper a file is. With several inside, the expected one if it is there, else the first. */
export function reconocer(
  paginas: readonly PaginaConPalabras[],
  esperado?: DocumentoLeible,
  qr: readonly CodigoQr[] = [],
): Reconocimiento {
  const puntos = paginas.map((pagina) => ({ pagina: pagina.pagina, puntos: withQr(pagina, qr) }))
  const own = puntos.map((each) => ({ pagina: each.pagina, documento: best(each.puntos) }))
  const first =
    own.find(({ documento }) => documento !== null)?.documento ?? together(puntos.map((each) => each.puntos))
  let current = first
  const labelled = own.map(({ pagina, documento }) => ({ pagina, documento: (current = documento ?? current) }))
  const todos = DOCUMENTOS_LEIBLES.filter((each) => labelled.some(({ documento }) => documento === each))
  const documento = esperado !== undefined && todos.includes(esperado) ? esperado : first
  const numbers = labelled.filter((each) => each.documento === documento).map(({ pagina }) => pagina)
  const ajenas =
    documento === 'otro' ? [] : labelled.filter((each) => each.documento === 'otro').map(({ pagina }) => pagina)
  return { documento, paginas: numbers, todos, ajenas }
}

/** The file as one paper: its marks may be spread over its pages. */
function together(puntos: readonly Puntos[]): DocumentoReconocido {
  const total = (documento: DocumentoReconocido) => puntos.reduce((sum, each) => sum + each[documento], 0)
  return best({ ...porPapel(({ id }) => total(id)), otro: total('otro') }) ?? 'otro'
}
