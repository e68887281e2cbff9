import type { Palabra } from '#domain/documentos/pagina.ts'
import { compact } from '#domain/documentos/texto.ts'
import { isVialidad } from '#domain/documentos/vocabulario/vialidades.ts'
import { beginsAt, edges, isWidestGap } from './celda.ts'
import type { Consulta } from './consulta.ts'
import type { Lectura } from './etiquetas.ts'
import { isOrdinal } from './ordinal.ts'
import { segmentosDe, textoDe, type Renglon } from './renglones.ts'

/** Longest labels, in words; and how many words of further lines one may take. */
export const MAX_WORDS = 10
const MAX_LINES = 3
/** Letters from which a label is told in the middle of a cell by its lower case alone. */
const MIN_BARE = 10
const MIN_CAPS = 7
/** Letters from which several words in capitals are a label anywhere on a line, when it only ends the value before it. */
const MIN_CAPS_ANYWHERE = 14
/** The same where a gap follows. */
const MIN_LOOSE_CAPS = 6
const MIN_WRAPPED = 10
/** How far words that begin one column may be apart, in letter heights. */
const COLUMN = 0.3

export interface Modo {
  readonly ocr: boolean
  readonly lineal: boolean
  /** Whether the paper prints its labels in capitals. */
  readonly mayusculas: boolean
  /** Where the values beside several labels begin. */
  readonly columnas: readonly number[]
}

/** C.P., R.F.C. */
const INITIALS = /^(?:\p{Lu}\.){2,}$/u
export const hasLower = (texto: string) => /\p{Ll}/u.test(texto)
const startsLower = (texto: string) => /^[^\p{L}]*\p{Ll}/u.test(texto)

interface Tramo {
  readonly palabras: readonly Palabra[]
  readonly empieza: boolean
  readonly acaba: boolean
  /** More than a space parts it from the word after it. */
  readonly suelto: boolean
  /** The word after it begins where the values of other labels begin. */
  readonly anteColumna: boolean
}

/** A label found, by its words. */
export interface Hit {
  readonly lectura: Lectura
  readonly palabras: readonly Palabra[]
  readonly fin: number
}

/** Looks for labels at each word of a page's lines. */
export class Buscador {
  private readonly renglones: readonly Renglon[]
  private readonly diccionario: Consulta
  private readonly modo: Modo
  private readonly cells: readonly (readonly (readonly Palabra[])[])[]

  constructor(renglones: readonly Renglon[], diccionario: Consulta, modo: Modo) {
    this.renglones = renglones
    this.diccionario = diccionario
    this.modo = modo
    this.cells = renglones.map((line) => segmentosDe(line).map(({ palabras }) => palabras))
  }

  cellsOf(index: number): readonly (readonly Palabra[])[] {
    return this.cells[index] ?? []
  }

  /** The longest label that begins at word `desde` of a cell, behind the number of its box where it has one: "107 IDCIF", "3- NOMBRE". */
  find(index: number, cell: readonly Palabra[], desde: number): Hit | null {
    const own = this.findAt(index, cell, desde)
    const first = cell[desde]
    if (!first || !isOrdinal(first.texto) || !beginsAt(cell, desde)) return own
    const behind = this.findAt(index, cell.slice(desde + 1), 0)
    // "2- APELLIDO MATERNO" is nearly "2o. APELLIDO".
    if (!behind || (own && own.lectura.edits <= behind.lectura.edits)) return own
    return { ...behind, palabras: [first, ...behind.palabras] }
  }

  private findAt(index: number, cell: readonly Palabra[], desde: number): Hit | null {
    if (compact(cell[desde]?.texto ?? '') === '') return null
    const inside = this.inCell(index, cell, desde)
    const found = this.overLines(index, cell, desde)
    const over = found && this.cutsAnother(found) ? null : found
    if (!inside || !over) return inside ?? over
    const onFirstLine = over.palabras.filter((word) => cell.includes(word)).length
    return onFirstLine >= inside.palabras.length || this.endsBefore(over, inside, desde, desde + onFirstLine, cell)
      ? over
      : inside
  }

  /** Whether a label over lines ends in the first words of a longer one of that line: "Nombre(s)" is none with the "Apellido" under it. */
  private cutsAnother({ palabras, fin }: Hit): boolean {
    const cell = this.cellsOf(fin).find((words) => words.includes(palabras.at(-1) as Palabra)) ?? []
    const own = cell.filter((word) => palabras.includes(word))
    const whole = this.inCell(fin, cell, cell.indexOf(own[0] as Palabra))
    return whole !== null && whole.lectura.edits === 0 && !whole.lectura.porPatron && whole.palabras.length > own.length
  }

  /** The same label by its next line: words that spell its end as well, across a gap wider than its own, are its value's. */
  private endsBefore(over: Hit, inside: Hit, desde: number, next: number, cell: readonly Palabra[]): boolean {
    // ENTRE CALLE alone over the value CALLE 1 DE MAYO is whole.
    if (cell.length === desde + inside.palabras.length) return false
    if (over.lectura.etiqueta !== inside.lectura.etiqueta || over.lectura.edits > 0 || !beginsAt(cell, next))
      return false
    return isWidestGap(cell, desde, next)
  }

  private inCell(index: number, cell: readonly Palabra[], desde: number): Hit | null {
    let best: Hit | null = null
    let leido = ''
    for (let hasta = desde + 1; hasta <= Math.min(cell.length, desde + MAX_WORDS); hasta++) {
      const last = cell[hasta - 1]?.texto ?? ''
      leido += compact(last)
      const tramo = {
        palabras: cell.slice(desde, hasta),
        empieza: beginsAt(cell, desde),
        acaba: hasta === cell.length,
        suelto: beginsAt(cell, hasta),
        anteColumna: this.isColumn(cell[hasta]),
      }
      const lectura = this.read(leido, tramo)
      if (lectura && isBetter(lectura, best?.lectura)) best = { lectura, palabras: tramo.palabras, fin: index }
      if (this.endsWithColon(last)) break
    }
    return best
  }

  private isColumn(word: Palabra | undefined): boolean {
    return word !== undefined && this.modo.columnas.some((x) => Math.abs(x - word.x) < COLUMN * word.h)
  }

  private read(leido: string, tramo: Tramo): Lectura | null {
    const { diccionario, modo } = this
    const exact = diccionario.exact(leido)
    if (exact) return this.looksLikeLabel(tramo, exact) ? exact : null
    const texto = textoDe(tramo.palabras)
    const cut = diccionario.abbreviated(texto)
    if (cut) return this.looksLikeLabel(tramo, cut) ? cut : null
    const [first, last] = [tramo.palabras[0]?.texto ?? '', tramo.palabras.at(-1)?.texto ?? '']
    const nearest = modo.ocr ? diccionario.nearest(leido, first, last) : null
    if (nearest) return this.looksLikeLabel(tramo, nearest) ? nearest : null
    const whole = tramo.empieza && (this.endsWithColon(texto) || (tramo.acaba && hasLower(texto)))
    return whole && !startsLower(texto) && oneCase(tramo.palabras) ? diccionario.byPattern(leido) : null
  }

  /**
   * A label is told from a value that spells the same ("CALLE MORELOS" against "Y Calle:") by its colon, by lower-case letters at
   * the start of a cell or in a long label, or by filling its cell alone; in capitals only where the page prints its labels so.
   */
  private looksLikeLabel(tramo: Tramo, { etiqueta, largo }: Lectura): boolean {
    const { palabras, empieza, acaba, suelto, anteColumna } = tramo
    const texto = textoDe(palabras)
    if (texto.endsWith(':') || (this.endsWithColon(texto) && !startsLower(texto))) return true
    if (texto.endsWith(',')) return false
    if (INITIALS.test(texto) && empieza) return true
    const lower = hasLower(texto)
    const alone = empieza && (acaba || anteColumna)
    if (etiqueta.comun && !lower && !(this.modo.mayusculas && alone && !isVialidad(texto))) return false
    if (alone) return true
    // A recogniser takes a capital for its small letter; and the tax office writes idCIF.
    if (startsLower(texto)) return empieza && (etiqueta.campo === 'idCIF' || (this.modo.ocr && texto.endsWith('.')))
    if (lower) return empieza || largo >= MIN_BARE
    if (etiqueta.campo === null && palabras.length > 1 && largo >= MIN_CAPS_ANYWHERE) return true
    return this.modo.mayusculas && empieza && largo >= (suelto ? MIN_LOOSE_CAPS : MIN_CAPS)
  }

  /** A recogniser may take the colon for another sign. */
  private endsWithColon(texto: string): boolean {
    return texto.endsWith(':') || (this.modo.ocr && /\p{L}{4}[;.]$/u.test(texto) && hasLower(texto))
  }

  /** A long label that goes on in the next lines of its own cell; its value may stand beside its first words. */
  private overLines(index: number, cell: readonly Palabra[], desde: number): Hit | null {
    let best: Hit | null = null
    for (let hasta = Math.min(cell.length, desde + MAX_WORDS); hasta > desde; hasta--) {
      const head = cell.slice(desde, hasta)
      if (head.some(({ texto }) => texto.endsWith(':'))) continue
      if (!this.diccionario.begins(compact(textoDe(head)), this.modo.ocr)) continue
      const hit = this.goingOn(index, head)
      if (!this.modo.mayusculas && !hasLower(textoDe(head)) && hit?.palabras.at(-1)?.texto.endsWith(':') !== true)
        continue
      if (hit && isBetter(hit.lectura, best?.lectura)) best = hit
    }
    return best
  }

  private goingOn(index: number, head: readonly Palabra[]): Hit | null {
    let best: Hit | null = null
    let [leido, palabras, at] = [compact(textoDe(head)), head, index]
    for (let line = 1; line <= MAX_LINES; line++) {
      const next = this.cellBelow(palabras, at)
      if (!next) break
      best = this.completes(leido, palabras, next.cell, next.index) ?? best
      leido += compact(textoDe(next.cell))
      palabras = [...palabras, ...next.cell]
      at = next.index
      if (!this.diccionario.begins(leido, this.modo.ocr)) break
    }
    return best
  }

  /**
   * The cell that goes on some words which end on line `at`: right under them, with the same left edge or middle. A value set at half
   * height beside the label is a line of its own between them.
   */
  private cellBelow(above: readonly Palabra[], at: number): { cell: readonly Palabra[]; index: number } | null {
    const [before, last] = [this.renglones[at], above.at(-1)]
    for (const index of [at + 1, at + 2]) {
      const line = this.renglones[index]
      if (!before || !line || !last || line.y - last.y > 2.2 * Math.max(before.h, last.h)) return null
      const cell = this.modo.lineal ? this.cellsOf(index)[0] : this.alignedCell(above, last, index)
      if (cell) return { cell, index }
    }
    return null
  }

  private alignedCell(above: readonly Palabra[], last: Palabra, index: number): readonly Palabra[] | undefined {
    const h = this.renglones[index]?.h ?? 0
    const [left, right] = edges(above.filter((word) => Math.abs(word.y - last.y) < last.h))
    return this.cellsOf(index).find((cell) => {
      const [x, end] = edges(cell)
      return Math.abs(x - (above[0]?.x ?? 0)) < h || Math.abs((x + end) / 2 - (left + right) / 2) < h
    })
  }

  private completes(head: string, before: readonly Palabra[], cell: readonly Palabra[], fin: number): Hit | null {
    let leido = head
    let best: Hit | null = null
    for (let hasta = 1; hasta <= Math.min(cell.length, 6); hasta++) {
      const last = cell[hasta - 1]?.texto ?? ''
      leido += compact(last)
      const palabras = [...before, ...cell.slice(0, hasta)]
      if (!oneCase(palabras)) break
      // "Nombre del Municipio" under "Vialidad" is no "Vialidad (nombre)": the label there goes on.
      if (startsLower(cell[hasta]?.texto ?? '')) continue
      const whole = hasta === cell.length || hasLower(last) || last.endsWith(':')
      const lectura =
        this.diccionario.exact(leido) ??
        (this.modo.ocr && whole ? this.diccionario.nearest(leido, before[0]?.texto ?? '', last) : null)
      if (lectura && lectura.largo >= MIN_WRAPPED && isBetter(lectura, best?.lectura)) best = { lectura, palabras, fin }
    }
    return best
  }
}

/** A label in lower case has no word in capitals: that is a value. */
const oneCase = (palabras: readonly Palabra[]) =>
  !hasLower(textoDe(palabras)) || palabras.every(({ texto }) => hasLower(texto) || texto.length < 4)

/** What the list says comes before a wording nobody listed. A longer label wins; of two readings of the same label, the one with fewer letters forgiven. */
function isBetter(lectura: Lectura, best: Lectura | undefined): boolean {
  if (!best) return true
  const sameField = lectura.etiqueta.campo === best.etiqueta.campo
  if (lectura.porPatron !== best.porPatron && !sameField) return best.porPatron
  if (lectura.etiqueta === best.etiqueta && lectura.edits !== best.edits) return lectura.edits < best.edits
  return lectura.largo > best.largo
}
