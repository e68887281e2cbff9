import type { PaginaConPalabras, Palabra } from '#domain/documentos/pagina.ts'
import { estadoEn } from '#domain/documentos/vocabulario/estados.ts'
import { fechaEn } from '#domain/documentos/vocabulario/fechas.ts'
import type { Ancla } from './etiquetas.ts'
import { altoDe, desalineadas, piezaDe, toPieza, type Pieza } from './piezas.ts'
import { derechaDe, medioDe, textoDe, type Renglon } from './renglones.ts'

const MAX_LINES = 3
/** Base lines of one wrapped text, and from a label to the value under it, in letter heights. */
const PITCH = { texto: 2, ocr: 2.5 } as const
/** The same where the text goes on under its label, as a next row of the form may. */
const TIGHT = { texto: 1.5, ocr: 2.1 } as const

/** How far the edges of two labels of one column are apart at most, in letter heights. */
const NEAR = 1.5

/** How far behind a value, in letter heights, text on its line may be the rest of it: two or three words were not read between them. */
const AFTER = 14

/** A gap, in letter heights and against the narrowest of its line, behind which a word that begins where a column does is of that column. */
const COLUMN_GAP = 0.7
const WIDER = 1.5
const AT_EDGE = 0.3

const NAME_PARTS: ReadonlySet<string> = new Set(['nombres', 'apellidoPaterno', 'apellidoMaterno'])

/** A piece cut before the words that begin where columns do (`starts`): a narrow gap parts them on a full line. */
function cutAt(pieza: Pieza, starts: readonly number[]): Pieza[] {
  if (pieza.ancla) return [pieza]
  const gaps = pieza.palabras.slice(1).map((word, at) => word.x - derechaDe(pieza.palabras[at] ?? word))
  // Typewriters set wide spaces, and words of two lines at one place by chance.
  const usual = gaps.length > 1 ? Math.min(...gaps) : 0
  const parts: Palabra[][] = []
  for (const [at, word] of pieza.palabras.entries()) {
    const gap = gaps[at - 1] ?? 0
    const parted = gap > Math.max(COLUMN_GAP * word.h, WIDER * usual)
    const begins = parted && starts.some((x) => Math.abs(x - word.x) < AT_EDGE * word.h)
    if (begins || at === 0) parts.push([word])
    else parts.at(-1)?.push(word)
  }
  return parts.length === 1 ? [pieza] : parts.map((palabras) => toPieza(palabras, pieza.renglon, null))
}

/** The height of most of its words: one recognised box may be far too tall. */
const letraDe = ({ palabras }: Pieza): number =>
  palabras.map(({ h }) => h).sort((a, b) => a - b)[Math.floor(palabras.length / 2)] ?? 0

/** Where the value of a label goes on: the further lines of a text that its cell was too narrow for. */
export class Continuacion {
  private readonly filas: readonly (readonly Pieza[])[]
  private readonly renglones: readonly Renglon[]
  private readonly fuente: PaginaConPalabras['fuente']

  constructor(
    filas: readonly (readonly Pieza[])[],
    renglones: readonly Renglon[],
    fuente: PaginaConPalabras['fuente'],
  ) {
    this.filas = filas
    this.renglones = renglones
    this.fuente = fuente
  }

  /** Lines under a value that go on with it: at its left edge or its label's, close by, where no label stands. */
  wrapped(ancla: Ancla, own: Pieza): Palabra[] {
    const found: Palabra[] = []
    if (ancla.corto) return found
    const label = piezaDe(ancla)
    const edges = [own.x, ...(ancla.fin === own.renglon ? this.lefts(label) : [])]
    let passed = false
    for (let index = own.renglon + 1, last: Pieza = own; index <= own.renglon + MAX_LINES; index++) {
      const next = this.continuation(last, edges, index)
      if (!next && (this.atSameHeight(last, index) || this.passesBy(last, index))) {
        passed = true
        continue
      }
      if (!next || (passed && this.hasOwnLabel(next)) || this.isOtherData(ancla, next)) break
      if (this.isNextLabels(label, own, next)) break
      found.push(...next.palabras)
      last = next
    }
    return found
  }

  /** The state of birth in a line with a date: the person's other data, printed without labels, are no second line of a name. */
  private isOtherData({ campo }: Ancla, next: Pieza): boolean {
    if (campo === null || !NAME_PARTS.has(campo) || estadoEn(textoDe(next.palabras))?.exacto !== true) return false
    return fechaEn(textoDe(this.renglones[next.renglon]?.palabras ?? [])) !== ''
  }

  /** The left edge of a label's cell: its own, and those of the labels over and under it, since the recognised box of one may be too wide. */
  private lefts(label: Pieza): number[] {
    if (this.fuente === 'texto') return [label.x]
    const near = NEAR * Math.min(...label.palabras.map(({ h }) => h))
    const others = this.filas.flat().filter(({ ancla, x }) => ancla !== null && Math.abs(x - label.x) < near)
    return [label.x, ...others.map(({ x }) => x)]
  }

  /** A value under (1) or over (-1) its label, from its nearest line, with the lines of its column that go on with it, from top to bottom. */
  column(ancla: Ancla, first: Pieza, step: 1 | -1): Palabra[] {
    const lines = [first]
    const label = piezaDe(ancla)
    const starts = (this.filas[first.renglon] ?? []).map(({ x }) => x)
    if (ancla.corto) return [...first.palabras]
    let at = first.renglon
    for (let count = 1; count < MAX_LINES; count++) {
      const last = lines.at(-1)
      at += step
      if (last && step === 1 && this.passesBy(last, at)) at += step
      const row = this.filas[at]?.flatMap((pieza) => cutAt(pieza, starts))
      if (!last || !row || row.some((pieza) => pieza.ancla && pieza.x < last.derecha && pieza.derecha > last.x)) break
      const next = row.find((pieza) => !pieza.ancla && desalineadas(pieza, first) < 0.5 * altoDe(first))
      if (!next || Math.abs(next.y - last.y) > this.pitch(last, next) || !this.sameHand(last, next)) break
      if (this.otherLabelNearer(next, label, step)) break
      lines.push(next)
    }
    return (step === 1 ? lines : lines.reverse()).flatMap(({ palabras }) => palabras)
  }

  /** A line with a label of its own right behind it is that label's value, not more of this one. */
  private otherLabelNearer(line: Pieza, label: Pieza, step: 1 | -1): boolean {
    const beyond = this.filas[line.renglon + step] ?? []
    const gap = (other: Pieza) => (step === 1 ? other.y - line.abajo : line.y - other.abajo)
    const own = step === 1 ? line.y - label.abajo : label.y - line.abajo
    return beyond.some((other) => other.ancla && desalineadas(other, line) < altoDe(line) && gap(other) < 0.3 * own)
  }

  /**
   * Whether text that nobody claims stands right under a value, at its left edge or its label's, or after it on its line: the value may go on
   * there, in letters of another size, a line too far down, or after words that were not read.
   */
  mayGoOn(ancla: Ancla, palabras: readonly Palabra[], claimed: ReadonlySet<Palabra>): boolean {
    if (palabras.length === 0) return false
    const own = toPieza(palabras, ancla.fin, null)
    const lefts = [own.x, ...this.lefts(piezaDe(ancla))]
    const h = Math.max(...palabras.map((word) => word.h))
    return this.filas.flat().some((pieza) => {
      const gap = pieza.y - own.abajo
      const free = !pieza.ancla && !pieza.palabras.some((word) => claimed.has(word))
      const under = gap > -0.5 * h && gap < 1.6 * h && lefts.some((left) => Math.abs(left - pieza.x) < h)
      return free && (under || this.isAfter(pieza, palabras))
    })
  }

  /** Whether a piece stands on the line of a value's last word, behind it, with no label between them. */
  private isAfter(pieza: Pieza, palabras: readonly Palabra[]): boolean {
    const last = palabras.at(-1)
    if (!last || !/[\p{L}\d]{2}/u.test(textoDe(pieza.palabras))) return false
    const end = last.x + last.w
    const level = Math.abs(medioDe(last) - (pieza.y + pieza.abajo) / 2) < 0.5 * Math.min(last.h, altoDe(pieza))
    if (!level || pieza.x < end || pieza.x - end > AFTER * last.h) return false
    const row = this.filas[pieza.renglon] ?? []
    return !row.some(({ ancla, x }) => ancla && x >= end && x < pieza.x)
  }

  /** A line of other columns set at half height between two lines of one cell. */
  private passesBy(last: Pieza, index: number): boolean {
    const line = this.renglones[index]
    const row = this.filas[index] ?? []
    const free = row.every(({ x, derecha }) => derecha < last.x || x > last.derecha)
    return line !== undefined && free && line.y < last.y + 0.9 * PITCH[this.fuente] * altoDe(last)
  }

  /** Whether the piece stands right after a label on its line, whose value it is. */
  private hasOwnLabel(pieza: Pieza): boolean {
    const row = this.filas[pieza.renglon] ?? []
    return (row[row.indexOf(pieza) - 1]?.ancla ?? null) !== null
  }

  /**
   * Whether a piece stands behind another label of the same column, one so long that it needs several lines and begins further left. That
   * it is of the same column is told by what stands left of this label (`label`, its value `own`) on its own line.
   */
  private isNextLabels(label: Pieza, own: Pieza, next: Pieza): boolean {
    const row = this.filas[next.renglon] ?? []
    const before = row[row.indexOf(next) - 1]
    const others = (this.filas[own.renglon] ?? []).filter(({ derecha }) => derecha <= label.x)
    const end = Math.max(...others.map(({ derecha }) => derecha))
    return before !== undefined && before.ancla !== null && others.length > 0 && before.x > end
  }

  /** A line that only seems to be the next one: boxes that are too tall or too low. */
  private atSameHeight(last: Pieza, index: number): boolean {
    const line = this.renglones[index]
    return (
      line !== undefined && line.y + line.h / 2 < last.abajo && (this.filas[index] ?? []).every(({ ancla }) => !ancla)
    )
  }

  private continuation(last: Pieza, edges: readonly number[], index: number): Pieza | null {
    const row = this.filas[index] ?? []
    const h = this.letterHeight(index)
    const left = Math.min(...edges) - 0.4 * h
    if (row.some(({ ancla, x, derecha }) => ancla && derecha > left && x < last.derecha)) return null
    const next = row.find(({ ancla, x }) => !ancla && edges.some((edge) => Math.abs(edge - x) < h * 0.4))
    if (!next || !this.sameHand(last, next)) return null
    const [own] = edges
    const under = own !== undefined && Math.abs(own - next.x) >= h * 0.4
    const most = (under ? TIGHT : PITCH)[this.fuente] * Math.max(altoDe(last), altoDe(next))
    return next.y - last.y <= most ? next : null
  }

  /** One text is set in one size, and does not go from capitals to lower case. */
  private sameHand(a: Pieza, b: Pieza): boolean {
    const lower = (pieza: Pieza) => pieza.palabras.some(({ texto }) => /\p{Ll}{2}/u.test(texto))
    const isOcr = this.fuente === 'ocr'
    const ratio = isOcr ? letraDe(b) / letraDe(a) : altoDe(b) / altoDe(a)
    const sized = isOcr ? ratio > 0.6 && ratio < 1.7 : ratio > 0.85 && ratio < 1.18
    return sized && (lower(a) || !lower(b))
  }

  private pitch(a: Pieza, b: Pieza): number {
    return PITCH[this.fuente] * Math.max(altoDe(a), altoDe(b))
  }

  private letterHeight(index: number): number {
    return this.renglones[index]?.h ?? 0
  }
}
