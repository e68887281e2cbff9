import { DOCUMENTOS_LEIBLES, type DocumentoLeible, type DocumentoReconocido } from './lectura.ts'
import type { PaginaConPalabras } from './pagina.ts'
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
}

/** Which paper a file is. With several inside, the expected one if it is there, else the first. */
export function reconocer(paginas: readonly PaginaConPalabras[], esperado?: DocumentoLeible): Reconocimiento {
  const puntos = paginas.map((pagina) => ({ pagina: pagina.pagina, puntos: puntosDe(pagina) }))
  const own = puntos.map((each) => ({ pagina: each.pagina, documento: best(each.puntos) }))
  const first =
    own.find(({ documento }) => documento !== null)?.documento ?? together(puntos.map((each) => each.puntos))
  let current = first
  const labelled = own.map(({ pagina, documento }) => ({ pagina, documento: (current = documento ?? current) }))
  const todos = DOCUMENTOS_LEIBLES.filter((each) => labelled.some(({ documento }) => documento === each))
  const documento = esperado !== undefined && todos.includes(esperado) ? esperado : first
  const numbers = labelled.filter((each) => each.documento === documento).map(({ pagina }) => pagina)
  return { documento, paginas: numbers, todos }
}

/** The file as one paper: its marks may be spread over its pages. */
function together(puntos: readonly Puntos[]): DocumentoReconocido {
  const total = { curp: 0, nss: 0, csf: 0, otro: 0 }
  for (const each of puntos)
    for (const documento of [...DOCUMENTOS_LEIBLES, 'otro' as const]) total[documento] += each[documento]
  return best(total) ?? 'otro'
}
