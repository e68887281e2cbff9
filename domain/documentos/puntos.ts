import { renglonesDe, segmentosDe, type Renglon, type Segmento } from './hoja/renglones.ts'
import type { DocumentoReconocido } from './lectura.ts'
import type { PaginaConPalabras } from './pagina.ts'
import { compact, editDistance, letterSet, maybeWithin } from './texto.ts'
import { esActa, rotulosDePersona, type Rotulado } from './rotulos-de-persona.ts'
import { CURP_PATTERN, isCurpCheckDigitOk } from '#domain/identidad/curp.ts'
import type { Marcas } from './papeles/papel.ts'
import { clavesDe, DOCUMENTOS_LEIBLES, lectorDe, porPapel, type DocumentoLeible } from './papeles/registro.ts'
import { MARCAS_OTRO } from './vocabulario/marcas.ts'

export type Puntos = Readonly<Record<DocumentoReconocido, number>>

/** A line, or two that follow each other in a cell: titles are often broken. */
interface Frase {
  readonly letras: string
  readonly palabras: readonly string[]
  /** Which letters each of its words has. */
  readonly conjuntos: readonly number[]
  /** Set larger than the page's text, or among its first lines. */
  readonly titulo: boolean
  /** Set larger than the page's text. */
  readonly grande: boolean
}

/** What a phrase is worth that stands among other words, and one that is not set as a title. */
const MENTION = 0.3
const LABEL = 0.6
/** Share of its line that a phrase fills when it is not a mere mention. */
const FILLS = 0.6
/** The same in a title, which has words of its own besides. */
const FILLS_TITLE = 0.4
const LARGER = 1.2
/** What a phrase is worth at least that is a paper's own name: a long title in large letters that begins with it is its title. */
const OWN_NAME = 6
const FIRST_LINES = 2
/** Where a broken title goes on at most: lines under it, and how far down, in letter heights. */
const NEXT_LINES = 3
const MAX_PITCH = 3
/** A paper of one person's key tells itself by it where it names no other: the key alone on a line. */
const ALONE = 3
/** What the labels of a whole person beside a right key are worth on a page that has no title of these papers. */
const LABELLED = 4
const NOBODY: Rotulado = { persona: false, asegurado: false }

interface Texto {
  readonly frases: readonly Frase[]
  readonly renglones: readonly Renglon[]
  readonly ocr: boolean
}

function textOf(pagina: PaginaConPalabras): Texto {
  const renglones = renglonesDe(pagina)
  const usual = middle(renglones.map(({ h }) => h))
  const letter = middle(renglones.flatMap(({ palabras }) => palabras.map(({ h }) => h)))
  const cells = renglones.map((line, index) => ({
    segmentos: segmentosDe(line, 2.5),
    titulo: index < FIRST_LINES || line.h > LARGER * usual,
    grande: middle(line.palabras.map(({ h }) => h)) > LARGER * letter,
  }))
  const frases = cells.flatMap(({ segmentos, titulo, grande }, index) =>
    segmentos.flatMap((cell) => {
      const set = isLabel(cell) ? { titulo: false, grande: false } : { titulo, grande }
      const below = cellUnder(cell, cells.slice(index + 1, index + 1 + NEXT_LINES))
      return [toFrase([cell], set), ...(below ? [toFrase([cell, below], set)] : [])]
    }),
  )
  return { frases, renglones, ocr: pagina.fuente === 'ocr' }
}

/** The nearest cell under another, close by; lines of other columns may run between the two. */
function cellUnder(cell: Segmento, next: readonly { readonly segmentos: readonly Segmento[] }[]): Segmento | undefined {
  const [first] = cell.palabras
  const found = next
    .flatMap(({ segmentos }) => segmentos)
    .find((other) => other.x < cell.derecha && other.derecha > cell.x)
  const [under] = found?.palabras ?? []
  return first && under && under.y - first.y < MAX_PITCH * Math.max(first.h, under.h) ? found : undefined
}

/** What a colon ends heads a value: its accents and tails make its line look larger, and it is no title. */
const isLabel = ({ palabras }: Segmento) => /[:;]$/.test(palabras.at(-1)?.texto ?? '')

const middle = (heights: readonly number[]) => [...heights].sort((a, b) => a - b)[Math.floor(heights.length / 2)] ?? 0

function toFrase(cells: readonly Segmento[], set: Pick<Frase, 'titulo' | 'grande'>): Frase {
  const palabras = cells
    .flatMap((cell) => cell.palabras.map((word) => compact(word.texto)))
    .filter((word) => word !== '')
  return { letras: palabras.join(''), palabras, conjuntos: palabras.map(letterSet), ...set }
}

/** Short names such as NSS must be a word of their own; long phrases may be glued, and OCR may have a letter wrong. */
function says(frase: Frase, marca: Marca, ocr: boolean): boolean {
  if (marca.letras.length < 6) return frase.palabras.includes(marca.letras)
  if (frase.letras.includes(marca.letras)) return true
  return ocr && roughly(frase, marca)
}

function roughly({ palabras, conjuntos }: Frase, marca: Marca): boolean {
  for (let start = 0; start + marca.palabras.length <= palabras.length; start++) {
    const fits = marca.palabras.every((word, offset) => {
      const limit = word.length >= 5 ? Math.ceil(word.length / 6) : 0
      const at = start + offset
      if (!maybeWithin(conjuntos[at] ?? 0, marca.conjuntos[offset] ?? 0, limit)) return false
      return editDistance(palabras[at] ?? '', word, limit) <= limit
    })
    if (fits) return true
  }
  return false
}

interface Marca {
  readonly letras: string
  readonly palabras: readonly string[]
  readonly conjuntos: readonly number[]
  readonly peso: number
}

const compile = (marcas: Marcas): Marca[] =>
  marcas.map(([frase, peso]) => {
    const palabras = frase.split(' ').map(compact)
    return { letras: compact(frase), palabras, conjuntos: palabras.map(letterSet), peso }
  })

const COMPILED = porPapel(({ id }) => compile(lectorDe(id).marcas))
const OTROS = compile(MARCAS_OTRO)

/** The papers that speak against another where they are named: one whose keys that other prints too may only be mentioned. */
const CONTRARIOS = porPapel(({ id }) =>
  DOCUMENTOS_LEIBLES.filter((otro) => otro !== id && clavesDe(otro).some((clave) => !clavesDe(id).includes(clave))),
)

/** What a phrase is worth at the best of its places. Another paper's name counts only where it is, or begins, a title. */
function worth(texto: Texto, marca: Marca, onlyTitle: boolean): number {
  let share = 0
  for (const frase of texto.frases) {
    if (share === 1) break
    if (!says(frase, marca, texto.ocr)) continue
    const part = marca.letras.length / frase.letras.length
    const fills = part >= FILLS
    const begins = frase.letras.startsWith(marca.letras) && (onlyTitle || isWholeTitle(frase, marca))
    const titled = frase.titulo && (begins || part >= (onlyTitle ? FILLS : FILLS_TITLE))
    share = Math.max(share, titled ? 1 : onlyTitle ? 0 : fills ? LABEL : MENTION)
  }
  return share * marca.peso
}

/** A title in large letters may go on long after the paper's name. */
const isWholeTitle = (frase: Frase, marca: Marca) => frase.grande && marca.peso >= OWN_NAME

const known = new WeakMap<PaginaConPalabras, Puntos>()

/** How much a page says that it is of each paper: its titles, less its labels, least what it mentions. */
export function puntosDe(pagina: PaginaConPalabras): Puntos {
  const puntos = known.get(pagina) ?? count(pagina)
  known.set(pagina, puntos)
  return puntos
}

function count(pagina: PaginaConPalabras): Puntos {
  const texto = textOf(pagina)
  const total = (marcas: readonly Marca[], onlyTitle: boolean) =>
    marcas.reduce((sum, marca) => sum + worth(texto, marca, onlyTitle), 0)
  const says = porPapel(({ id }) => total(COMPILED[id], false))
  const acta = esActa(texto.renglones)
  const unopposed = (id: DocumentoLeible) => CONTRARIOS[id].every((otro) => says[otro] < 1)
  const isAlone = (id: DocumentoLeible) =>
    lectorDe(id).porClaveSola === true && says[id] >= 1 && unopposed(id) && texto.frases.some(isKey)
  const titled = porPapel(({ id }) => says[id] + (!acta && isAlone(id) ? ALONE : 0))
  // A title leaves nothing to ask the labels.
  const named = DOCUMENTOS_LEIBLES.some((id) => titled[id] >= LABELLED)
  const rotulado = named || acta ? NOBODY : rotulosDePersona(texto.renglones)
  const isLabelled = (id: DocumentoLeible) => {
    const { porRotulos } = lectorDe(id)
    return porRotulos !== undefined && rotulado[porRotulos] && unopposed(id)
  }
  return {
    ...porPapel(({ id }) => titled[id] + (isLabelled(id) ? LABELLED : 0)),
    otro: total(
      OTROS.filter(({ letras }) => !isMentioned(texto, letras)),
      true,
    ),
  }
}

const MENCIONES = DOCUMENTOS_LEIBLES.flatMap((id) => {
  const { menciona } = lectorDe(id)
  return menciona ? [{ donde: menciona.donde, letras: compact(menciona.titulo) }] : []
})

/** Whether a page that names another document only mentions it, as one of the papers that are read does. */
const isMentioned = ({ frases }: Texto, titulo: string) =>
  MENCIONES.some(({ donde, letras }) => letras === titulo && frases.some((frase) => donde.test(frase.letras)))

/** The key alone, or behind its label. */
function isKey({ letras }: Frase): boolean {
  const clave = letras.replace(/^CLAVE(?=.{18}$)/, '')
  return CURP_PATTERN.test(clave) && isCurpCheckDigitOk(clave)
}
