import type { Palabra } from '#domain/documentos/pagina.ts'
import { compact, editDistance, letterSet, maybeWithin } from '#domain/documentos/texto.ts'
import { abrevian, palabrasCortadas, palabrasPlenas } from './abreviaturas.ts'

/** Prints of one label. `campo` is null for labels that only end the value before them. */
export interface Etiqueta {
  readonly campo: string | null
  readonly textos: readonly string[]
  /** Wordings nobody listed, on the folded letters and digits of what stands before a colon or fills a cell. */
  readonly patron?: RegExp
  /** Its value never goes on in a second line (numbers, codes, one-word values). */
  readonly corto?: boolean
  /** Words that values hold as well (CALLE, COLONIA, ESTADO): in capitals they are a label only before a colon. */
  readonly comun?: boolean
  /** It heads a section: labels under it may be arranged in another way than those above. */
  readonly titulo?: boolean
}

/** A label found on a page, with all its words (it may take several lines of its cell). */
export interface Ancla {
  readonly campo: string | null
  readonly palabras: readonly Palabra[]
  /** Lines that its first and last word stand on. */
  readonly renglon: number
  readonly fin: number
  /** False when letters had to be forgiven (OCR) or its wording was not one of the list. */
  readonly exacta: boolean
  readonly corto: boolean
  readonly dosPuntos: boolean
  readonly titulo: boolean
}

/** One print of a label by its letters. */
export interface Clave {
  readonly etiqueta: Etiqueta
  readonly letras: string
  /** Which letters its beginnings have, by their length: what shares too few is not compared sign by sign. */
  readonly conjuntos: Int32Array
  /** Its words, for what abbreviates them. */
  readonly plenas: readonly string[]
}

/** What some words spell: a label of the list (`edits` letters forgiven) or of a pattern. */
export interface Lectura {
  readonly etiqueta: Etiqueta
  readonly largo: number
  readonly edits: number
  readonly porPatron: boolean
}

/** What a recogniser takes for one another: "ler. Apellido", "Apellido matemo". */
const shape = (word: string) => word.replace(/[1L]/g, 'I').replace(/0/g, 'O').replace(/RN/g, 'M')
const near = (word: string, part: string) =>
  editDistance(shape(word), shape(part), 2) <= Math.min(2, Math.floor(word.length / 4))

/** Letters forgiven: none in short labels, where one letter makes another label. */
const tolerance = (letras: string) => (letras.length < 6 ? 0 : letras.length < 9 ? 1 : Math.floor(letras.length / 6))

/** Values that are nearly a label: a man's sex is no name. */
const VALORES: ReadonlySet<string> = new Set(['HOMBRE'])
/** An abbreviation is no exact print of its label. */
const FORGIVEN = 1

/** Letters that the first line of a broken label has at least: "NO." over "EXTERIOR:". */
const MIN_HEAD = 2

function toClave(etiqueta: Etiqueta, texto: string): Clave {
  const letras = compact(texto)
  const conjuntos = Int32Array.from({ length: letras.length + 1 }, (_, end) => letterSet(letras.slice(0, end)))
  return { etiqueta, letras, conjuntos, plenas: palabrasPlenas(texto) }
}

/** The labels of one paper, ready to be looked up. */
export class Diccionario {
  readonly claves: readonly Clave[]
  private readonly exactas: ReadonlyMap<string, Clave>
  /** Every beginning of a label that is not yet the whole of it. */
  private readonly comienzos: ReadonlySet<string>
  private readonly patrones: readonly Etiqueta[]

  constructor(etiquetas: readonly Etiqueta[]) {
    this.claves = etiquetas.flatMap((etiqueta) => etiqueta.textos.map((texto) => toClave(etiqueta, texto)))
    this.exactas = new Map(this.claves.map((clave) => [clave.letras, clave]))
    this.comienzos = new Set(this.claves.flatMap(({ letras }) => Array.from(letras, (_, end) => letras.slice(0, end))))
    this.patrones = etiquetas.filter(({ patron }) => patron !== undefined)
  }

  /** Whether some label of the list begins with these letters (roughly, where letters may be wrong). */
  begins(leido: string, ocr: boolean): boolean {
    if (leido.length < MIN_HEAD) return false
    if (this.comienzos.has(leido)) return true
    const limit = ocr ? Math.floor(leido.length / 6) : 0
    if (limit === 0) return false
    const set = letterSet(leido)
    return this.claves.some(
      ({ letras, conjuntos }) =>
        letras.length > leido.length &&
        maybeWithin(conjuntos[leido.length] ?? 0, set, limit) &&
        editDistance(letras.slice(0, leido.length), leido, limit) <= limit,
    )
  }

  exact(leido: string): Lectura | null {
    const clave = this.exactas.get(leido)
    return clave ? { etiqueta: clave.etiqueta, largo: leido.length, edits: 0, porPatron: false } : null
  }

  /**
   * The one label whose letters are nearest; null when none is near or two of different fields are as near. Its first and last
   * word must be there nearly whole: a value that follows is no part of it.
   */
  nearest(leido: string, first: string, last: string): Lectura | null {
    if (VALORES.has(leido)) return null
    const [head, tail] = [compact(first), compact(last)]
    let best: Lectura | null = null
    let rival = Infinity
    const set = letterSet(leido)
    for (const { etiqueta, letras, conjuntos } of this.claves) {
      const limit = tolerance(letras)
      if (limit === 0 || Math.abs(letras.length - leido.length) > limit) continue
      if (!maybeWithin(conjuntos[letras.length] ?? 0, set, limit)) continue
      const edits = editDistance(leido, letras, limit)
      if (edits > limit) continue
      if (!near(head, letras.slice(0, head.length)) || !near(tail, letras.slice(-tail.length))) continue
      if (!best || edits < best.edits) {
        if (best && best.etiqueta !== etiqueta) rival = best.edits
        best = { etiqueta, largo: letras.length, edits, porPatron: false }
      } else if (best.etiqueta !== etiqueta) rival = Math.min(rival, edits)
    }
    return best && rival > best.edits ? best : null
  }

  /**
   * The one label that a text abbreviates; null where labels of two fields might be meant. A single word needs a field of its own, and none
   * of the address's numbers: "Int. 5" is what stands behind the label as well.
   */
  abbreviated(texto: string): Lectura | null {
    const words = palabrasCortadas(texto)
    if (!words) return null
    const meant = this.claves.filter(({ plenas }) => abrevian(words, plenas))
    const [only] = meant
    if (!only || meant.some(({ etiqueta }) => etiqueta.campo !== only.etiqueta.campo)) return null
    if (only.plenas.length === 1 && (only.etiqueta.campo === null || only.etiqueta.campo.startsWith('numero')))
      return null
    return { etiqueta: only.etiqueta, largo: compact(texto).length, edits: FORGIVEN, porPatron: false }
  }

  byPattern(leido: string): Lectura | null {
    const etiqueta = this.patrones.find(({ patron }) => patron?.test(leido) === true)
    return etiqueta ? { etiqueta, largo: leido.length, edits: 0, porPatron: true } : null
  }
}
