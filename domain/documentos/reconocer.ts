import { DOCUMENTOS_LEIBLES, type DocumentoLeible, type DocumentoReconocido } from './lectura.ts'
import type { PaginaConPalabras } from './pagina.ts'
import { compact, editDistance } from './texto.ts'

type Marcas = Readonly<Record<string, number>>

/** Phrases printed on each paper and how much each says. Other papers carry the same keys: their own titles count against. */
const MARCAS: Readonly<Record<DocumentoReconocido, Marcas>> = {
  curp: {
    'Constancia de la Clave Única de Registro de Población': 5,
    'Clave Única de Registro de Población': 3,
    'CURP Certificada': 3,
    'Entidad de registro': 2,
    'Registro Nacional de Población': 2,
    RENAPO: 2,
    'Secretaría de Gobernación': 1,
    'Soy México': 1,
    'Trámite gratuito': 1,
  },
  nss: {
    'Instituto Mexicano del Seguro Social': 3,
    'Número de Seguridad Social': 3,
    'Asignación de Número de Seguridad Social': 3,
    'Constancia de Semanas Cotizadas': 4,
    'Constancia de Vigencia de Derechos': 5,
    'Semanas cotizadas': 1,
    'Agregado médico': 1,
    IMSS: 1,
    NSS: 1,
  },
  csf: {
    'Constancia de Situación Fiscal': 5,
    'Cédula de Identificación Fiscal': 5,
    'Registro Federal de Contribuyentes': 2,
    'Datos de Identificación del Contribuyente': 3,
    'Datos del domicilio registrado': 3,
    'Servicio de Administración Tributaria': 1,
    'Actividades Económicas': 1,
    idCIF: 3,
  },
  otro: {
    'Acta de Nacimiento': 12,
    'Acta de Matrimonio': 12,
    'Instituto Nacional Electoral': 12,
    'Credencial para votar': 12,
    'Recibo de nómina': 12,
    'Comprobante Fiscal Digital': 12,
    'Opinión del cumplimiento': 12,
    'Estado de cuenta': 8,
    'Comisión Federal de Electricidad': 12,
  },
}

const ENOUGH = 4
const MARGIN = 2

interface Texto {
  readonly todo: string
  readonly palabras: readonly string[]
  readonly ocr: boolean
}

function textOf(pagina: PaginaConPalabras): Texto {
  const palabras = pagina.palabras.map((word) => compact(word.texto)).filter((word) => word !== '')
  return { todo: palabras.join(''), palabras, ocr: pagina.fuente === 'ocr' }
}

/** Short names such as NSS must be a word of their own; long phrases may be glued, and OCR may have a letter wrong. */
function says(texto: Texto, frase: string): boolean {
  const letras = compact(frase)
  if (letras.length < 6) return texto.palabras.includes(letras)
  if (texto.todo.includes(letras)) return true
  return texto.ocr && saysRoughly(texto.palabras, frase.split(' ').map(compact))
}

function saysRoughly(palabras: readonly string[], frase: readonly string[]): boolean {
  return palabras.some((_, start) =>
    frase.every((word, offset) => {
      const limit = word.length >= 5 ? Math.ceil(word.length / 6) : 0
      return editDistance(palabras[start + offset] ?? '', word, limit) <= limit
    }),
  )
}

function scores(pagina: PaginaConPalabras): Record<DocumentoReconocido, number> {
  const texto = textOf(pagina)
  const total = (marcas: Marcas) =>
    Object.entries(marcas).reduce((sum, [frase, peso]) => sum + (says(texto, frase) ? peso : 0), 0)
  return { curp: total(MARCAS.curp), nss: total(MARCAS.nss), csf: total(MARCAS.csf), otro: total(MARCAS.otro) }
}

/** Which paper one page is of; null when it does not say (a page of obligations, a blank back). */
export function documentoDePagina(pagina: PaginaConPalabras): DocumentoReconocido | null {
  const puntos = scores(pagina)
  const order = [...DOCUMENTOS_LEIBLES, 'otro' as const].sort((a, b) => puntos[b] - puntos[a])
  const [best = 'otro', second = 'otro'] = order
  return puntos[best] >= ENOUGH && puntos[best] - puntos[second] >= MARGIN ? best : null
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
  const own = paginas.map((pagina) => ({ pagina: pagina.pagina, documento: documentoDePagina(pagina) }))
  const first = own.find(({ documento }) => documento !== null)?.documento ?? whole(paginas)
  let current = first
  const labelled = own.map(({ pagina, documento }) => ({ pagina, documento: (current = documento ?? current) }))
  const todos = DOCUMENTOS_LEIBLES.filter((each) => labelled.some(({ documento }) => documento === each))
  const documento = esperado !== undefined && todos.includes(esperado) ? esperado : first
  const numbers = labelled.filter((each) => each.documento === documento).map(({ pagina }) => pagina)
  return { documento, paginas: numbers, todos }
}

/** The file as one page: its marks may be spread. */
function whole(paginas: readonly PaginaConPalabras[]): DocumentoReconocido {
  const first = paginas[0]
  if (!first) return 'otro'
  return documentoDePagina({ ...first, palabras: paginas.flatMap(({ palabras }) => palabras) }) ?? 'otro'
}
