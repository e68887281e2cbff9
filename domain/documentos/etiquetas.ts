import type { Palabra } from './pagina.ts'
import { segmentosDe, type Renglon } from './renglones.ts'
import { compact, editDistance } from './texto.ts'

/** Prints of one label. `campo` is null for labels that only end the value before them. */
export interface Etiqueta {
  readonly campo: string | null
  readonly textos: readonly string[]
  /** Its value never goes on in a second line (numbers, codes, one-word values). */
  readonly corto?: boolean
}

/** A label found on a page: it begins at word `desde` of line `renglon` and ends before word `hasta` of line `fin`. */
export interface Ancla {
  readonly campo: string | null
  readonly renglon: number
  readonly desde: number
  readonly fin: number
  readonly hasta: number
  readonly x: number
  /** False when letters had to be forgiven (OCR). */
  readonly exacta: boolean
  readonly corto: boolean
}

interface Clave {
  readonly campo: string | null
  readonly corto: boolean
  readonly letras: string
}

const MIN_BARE = 10
const MIN_WRAPPED = 12

const lettersOf = (etiquetas: readonly Etiqueta[]): Clave[] =>
  etiquetas
    .flatMap(({ campo, textos, corto = false }) => textos.map((texto) => ({ campo, corto, letras: compact(texto) })))
    .sort((a, b) => b.letras.length - a.letras.length)

const hasLower = (texto: string) => /\p{Ll}/u.test(texto)
const tolerance = (letras: string, ocr: boolean) => (ocr ? Math.floor(letras.length / 8) : 0)

/** Edits between what was read and a label, or null when they are not the same label. */
function difference(leido: string, letras: string, ocr: boolean): number | null {
  const limit = tolerance(letras, ocr)
  const edits = leido === letras ? 0 : editDistance(leido, letras, limit)
  return edits <= limit ? edits : null
}

/**
 * A label is told from a value that spells the same ("CALLE MORELOS" against "Y Calle:") by its colon, by lower-case
 * letters at the start of a cell or in a long label, or by filling its cell alone.
 */
function looksLikeLabel(words: readonly Palabra[], startsCell: boolean, fillsCell: boolean): boolean {
  const text = words.map((word) => word.texto).join(' ')
  if (text.endsWith(':')) return true
  if (text.endsWith(',')) return false
  if (fillsCell) return true
  return hasLower(text) && (startsCell || compact(text).length >= MIN_BARE)
}

interface Hit {
  readonly clave: Clave
  readonly edits: number
  readonly fin: number
  readonly hasta: number
  /** Where its words begin on line `fin`, when that is not the line it began on. */
  readonly at?: number
}

const near = (word: string, part: string) => editDistance(word, part, 2) <= Math.min(2, Math.floor(word.length / 4))

/** A longer label wins; of two readings of the same label, the one with fewer letters forgiven. */
const isBetter = (hit: Pick<Hit, 'clave' | 'edits'>, best: Hit | null) =>
  !best || hit.clave.letras.length > best.clave.letras.length || (hit.clave === best.clave && hit.edits < best.edits)

const longer = (a: Hit | null, b: Hit | null): Hit | null =>
  a && b ? (b.clave.letras.length > a.clave.letras.length ? b : a) : (a ?? b)

interface Modo {
  readonly ocr: boolean
  readonly lineal: boolean
}

class Buscador {
  private readonly renglones: readonly Renglon[]
  private readonly claves: readonly Clave[]
  private readonly ocr: boolean
  private readonly lineal: boolean
  private readonly starts: ReadonlySet<Palabra>[]
  private readonly ends: ReadonlySet<Palabra>[]

  constructor(renglones: readonly Renglon[], claves: readonly Clave[], { ocr, lineal }: Modo) {
    this.renglones = renglones
    this.claves = claves
    this.ocr = ocr
    this.lineal = lineal
    const cells = renglones.map((line) => segmentosDe(line))
    const words = (list: (Palabra | undefined)[]) => new Set(list.filter((word) => word !== undefined))
    this.starts = cells.map((line) => words(line.map((cell) => cell.palabras[0])))
    this.ends = cells.map((line) => words(line.map((cell) => cell.palabras.at(-1))))
  }

  /** The longest label that begins at word `desde` of line `index`. */
  find(index: number, desde: number): Hit | null {
    const words = this.renglones[index]?.palabras ?? []
    const first = words[desde]
    if (!first || compact(first.texto) === '') return null
    return longer(this.inLine(index, desde), this.wrapped(index, desde))
  }

  private inLine(index: number, desde: number): Hit | null {
    const words = this.renglones[index]?.palabras ?? []
    let best: Hit | null = null
    let leido = ''
    for (let hasta = desde + 1; hasta <= Math.min(words.length, desde + 9); hasta++) {
      const last = words[hasta - 1]?.texto ?? ''
      leido += compact(last)
      const hit = this.closest(leido, words[desde]?.texto ?? '', last)
      if (hit && this.accepts(index, desde, hasta) && isBetter(hit, best)) best = { ...hit, fin: index, hasta }
      if (last.endsWith(':')) break
    }
    return best
  }

  /** The label that some words spell; where letters are forgiven, its first and last word must be there nearly whole. */
  private closest(leido: string, first: string, last: string): Pick<Hit, 'clave' | 'edits'> | null {
    const exact = this.claves.find(({ letras }) => letras === leido)
    if (exact) return { clave: exact, edits: 0 }
    const [head, tail] = [compact(first), compact(last)]
    for (const clave of this.ocr ? this.claves : []) {
      const edits = difference(leido, clave.letras, true)
      const whole = near(head, clave.letras.slice(0, head.length)) && near(tail, clave.letras.slice(-tail.length))
      if (edits !== null && whole) return { clave, edits }
    }
    return null
  }

  private accepts(index: number, desde: number, hasta: number): boolean {
    const words = (this.renglones[index]?.palabras ?? []).slice(desde, hasta)
    const [first, last] = [words[0], words.at(-1)]
    const starts = first !== undefined && this.starts[index]?.has(first) === true
    const ends = last !== undefined && this.ends[index]?.has(last) === true
    return looksLikeLabel(words, starts, starts && ends)
  }

  /** A long label whose last words stand on the next line of its own cell. */
  private wrapped(index: number, desde: number): Hit | null {
    const [here, below] = [this.renglones[index], this.renglones[index + 1]]
    const first = here?.palabras[desde]
    if (!here || !below || !first || below.y - here.y > 2.2 * here.h) return null
    const head = this.restOfCell(index, desde)
    const leido = compact(head.map((word) => word.texto).join(''))
    const at = this.lineal ? 0 : below.palabras.findIndex((word) => Math.abs(word.x - first.x) < here.h)
    if (at < 0 || leido.length < 4 || !hasLower(head.map((word) => word.texto).join(''))) return null
    return this.completes(leido, index + 1, at)
  }

  private completes(head: string, index: number, at: number): Hit | null {
    const words = this.renglones[index]?.palabras ?? []
    let leido = head
    for (let hasta = at + 1; hasta <= Math.min(words.length, at + 5); hasta++) {
      leido += compact(words[hasta - 1]?.texto ?? '')
      const clave = this.claves.find(
        ({ letras }) => letras.length >= MIN_WRAPPED && difference(leido, letras, this.ocr) !== null,
      )
      if (clave) return { clave, edits: difference(leido, clave.letras, this.ocr) ?? 0, fin: index, hasta, at }
    }
    return null
  }

  /** The words from `desde` to the end of their cell. */
  restOfCell(index: number, desde: number): Palabra[] {
    const words = this.renglones[index]?.palabras ?? []
    const end = words.findIndex((word, place) => place >= desde && this.ends[index]?.has(word) === true)
    return words.slice(desde, end < 0 ? words.length : end + 1)
  }
}

/** Every label of a page, in the order of its lines. The longest label wins; labels do not overlap. */
export function anclasDe(renglones: readonly Renglon[], etiquetas: readonly Etiqueta[], modo: Modo): Ancla[] {
  const buscador = new Buscador(renglones, lettersOf(etiquetas), modo)
  const found: Ancla[] = []
  const continued = new Map<Palabra, number>()
  renglones.forEach(({ palabras }, index) => {
    let desde = 0
    while (desde < palabras.length) {
      const first = palabras[desde]
      const skip = first && continued.get(first)
      const hit = skip === undefined ? buscador.find(index, desde) : null
      if (first && hit) found.push(toAncla(hit, index, desde, first.x))
      const tail = hit?.at === undefined ? undefined : renglones[hit.fin]?.palabras[hit.at]
      if (hit && tail) continued.set(tail, hit.hasta)
      if (hit?.at !== undefined) desde += buscador.restOfCell(index, desde).length
      else desde = skip ?? hit?.hasta ?? desde + 1
    }
  })
  return found
}

const toAncla = ({ clave, edits, fin, hasta }: Hit, renglon: number, desde: number, x: number): Ancla => ({
  campo: clave.campo,
  renglon,
  desde,
  fin,
  hasta,
  x,
  exacta: edits === 0,
  corto: clave.corto,
})
