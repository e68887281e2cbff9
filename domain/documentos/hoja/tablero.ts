import type { PaginaConPalabras, Palabra } from '#domain/documentos/pagina.ts'
import type { Ancla } from './etiquetas.ts'
import { altoDe, centroDe, piezasDe, toPieza, type Pieza } from './piezas.ts'
import { derechaDe, type Renglon } from './renglones.ts'

/** Where a value stands from its label. */
export const LUGARES = ['junto', 'debajo', 'encima'] as const
export type Lugar = (typeof LUGARES)[number]

/** Words that may be the value of a label, and how far they stand from it, in letter heights. */
export interface Candidato {
  readonly palabras: readonly Palabra[]
  /** Those of its first line alone. */
  readonly primera: readonly Palabra[]
  readonly lejos: number
  /** It begins at the label's own left edge. */
  readonly alineado: boolean
}

const MAX_LINES = 3
/** Base lines of one wrapped text, and from a label to the value under it, in letter heights. */
const PITCH = { texto: 2, ocr: 2.5 } as const
/** The same where the text goes on under its label, as a next row of the form may. */
const TIGHT = { texto: 1.5, ocr: 2.1 } as const
const REACH = { texto: 3, ocr: 3.6 } as const
/** Gaps inside one value at most, in letter heights. */
const INNER_GAP = 3

/** The pieces of a page with positions, and what stands beside, under and over each label. */
export class Tablero {
  private readonly filas: readonly (readonly Pieza[])[]
  private readonly renglones: readonly Renglon[]
  private readonly anclas: readonly Ancla[]
  private readonly fuente: PaginaConPalabras['fuente']

  constructor(renglones: readonly Renglon[], anclas: readonly Ancla[], fuente: PaginaConPalabras['fuente']) {
    this.renglones = renglones
    this.anclas = anclas
    this.fuente = fuente
    this.filas = piezasDe(renglones, anclas)
  }

  candidato(ancla: Ancla, lugar: Lugar): Candidato | null {
    if (lugar === 'junto') return this.junto(ancla)
    return this.vertical(ancla, lugar === 'debajo' ? 1 : -1)
  }

  /** To the right of the label at the height of any of its lines, and what goes on under that. */
  private junto(ancla: Ancla): Candidato | null {
    const label = this.box(ancla)
    const last = this.sameLine(ancla)
    const above = this.besideFirstLines(ancla, label, last[0])
    const start = above[0] ?? last[0] ?? this.atItsHeight(ancla, label)
    if (!start) return null
    const own = above.length + last.length > 0 ? [...above, ...last] : [start]
    const end = own.at(-1) ?? start
    const lines = own.filter(({ renglon }) => renglon === end.renglon).flatMap(({ palabras }) => palabras)
    const palabras = own.flatMap((pieza) => pieza.palabras)
    const lejos = Math.max(0, start.x - label.derecha) / (altoDe(label) / (ancla.fin - ancla.renglon + 1))
    const more = this.wrapped(ancla, toPieza(lines, end.renglon, null))
    return { palabras: [...palabras, ...more], primera: palabras, lejos, alineado: false }
  }

  /** The value of a label of several lines may begin beside its first one; what stands beside its last then goes on with it. */
  private besideFirstLines(ancla: Ancla, label: Pieza, last: Pieza | undefined): Pieza[] {
    const right = this.columnToTheRight(ancla)
    const rows = this.filas.slice(ancla.renglon, ancla.fin)
    const beside = rows.flatMap((row) =>
      row.filter((each) => !each.ancla && each.x > label.derecha - 1 && each.x < right),
    )
    const [first] = beside
    if (!first) return []
    const aligned = beside.filter(
      (each) => Math.abs(each.x - first.x) < altoDe(first) || each.renglon === first.renglon,
    )
    return last && Math.abs(last.x - first.x) > altoDe(first) ? [] : aligned
  }

  private box(ancla: Ancla): Pieza {
    return toPieza(ancla.palabras, ancla.renglon, ancla)
  }

  private sameLine(ancla: Ancla): Pieza[] {
    const row = this.filas[ancla.fin] ?? []
    const last = ancla.palabras.at(-1)
    if (!last) return []
    const right = this.columnToTheRight(ancla)
    const found: Pieza[] = []
    for (const pieza of row.filter(({ x }) => x >= last.x + last.w * 0.5)) {
      if (pieza.ancla || pieza.x >= right - last.h * 0.3) break
      const before = found.at(-1)
      if (before && !this.goesOn(before, pieza)) break
      found.push(pieza)
    }
    return found
  }

  /** A wide gap, or one before a place where labels of other lines begin, is another column. */
  private goesOn(before: Pieza, pieza: Pieza): boolean {
    const h = Math.max(altoDe(before), altoDe(pieza))
    if (pieza.x - before.derecha > INNER_GAP * h) return false
    return !this.anclas.some(({ palabras }) => Math.abs((palabras[0]?.x ?? 0) - pieza.x) < h * 0.5)
  }

  /** The start of a label to the right of `ancla` on the lines that it takes, or between the lines of that one. */
  private columnToTheRight(ancla: Ancla): number {
    const { x } = this.box(ancla)
    const level = this.anclas.filter((other) => other.renglon <= ancla.fin && other.fin >= ancla.renglon)
    return Math.min(Infinity, ...level.map((other) => this.box(other).x).filter((start) => start > x + 1))
  }

  /** A value set in the middle of a label of several lines, or a little higher or lower than it. */
  private atItsHeight(ancla: Ancla, label: Pieza): Pieza | null {
    const h = altoDe(label) / (ancla.fin - ancla.renglon + 1)
    const rows = this.filas.slice(Math.max(0, ancla.renglon - 2), ancla.fin + 3)
    const right = this.columnToTheRight(ancla)
    const level = rows.flatMap((row) =>
      row.filter((pieza, index) => {
        const middle = (pieza.y + pieza.abajo) / 2
        const free = pieza.ancla === null && (row[index - 1]?.ancla ?? null) === null
        return (
          free &&
          pieza.x > label.derecha - h &&
          pieza.x < right &&
          middle > label.y - 0.4 * h &&
          middle < label.abajo + 0.4 * h
        )
      }),
    )
    return level.sort((a, b) => a.x - b.x)[0] ?? null
  }

  /** Lines under a value that go on with it: at its left edge or its label's, close by, where no label stands. */
  private wrapped(ancla: Ancla, own: Pieza): Palabra[] {
    const found: Palabra[] = []
    if (ancla.corto) return found
    const label = this.box(ancla)
    const edges = [own.x, ...(ancla.fin === own.renglon ? [label.x] : [])]
    let passed = false
    for (let index = own.renglon + 1, last: Pieza = own; index <= own.renglon + MAX_LINES; index++) {
      const next = this.continuation(last, edges, index)
      if (!next && (this.atSameHeight(last, index) || this.passesBy(last, index))) {
        passed = true
        continue
      }
      if (!next || (passed && this.hasOwnLabel(next))) break
      found.push(...next.palabras)
      last = next
    }
    return found
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
   * Whether text that nobody claims stands right under a value, at its left edge or its label's: the value may go on there, in letters of
   * another size or a line too far down.
   */
  mayGoOn(ancla: Ancla, palabras: readonly Palabra[], claimed: ReadonlySet<Palabra>): boolean {
    if (palabras.length === 0) return false
    const own = toPieza(palabras, ancla.fin, null)
    const lefts = [own.x, this.box(ancla).x]
    const h = Math.max(...palabras.map((word) => word.h))
    return this.filas.flat().some((pieza) => {
      const gap = pieza.y - own.abajo
      const free = !pieza.ancla && !pieza.palabras.some((word) => claimed.has(word))
      return free && gap > -0.5 * h && gap < 1.6 * h && lefts.some((left) => Math.abs(left - pieza.x) < h)
    })
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
    const ratio = altoDe(b) / altoDe(a)
    const sized = this.fuente === 'ocr' ? ratio > 0.6 && ratio < 1.7 : ratio > 0.85 && ratio < 1.18
    return sized && (lower(a) || !lower(b))
  }

  private pitch(a: Pieza, b: Pieza): number {
    return PITCH[this.fuente] * Math.max(altoDe(a), altoDe(b))
  }

  private letterHeight(index: number): number {
    return this.renglones[index]?.h ?? 0
  }

  /** The nearest line under (1) or over (-1) a label that holds text of its column, and the lines that go on with it. */
  private vertical(ancla: Ancla, step: 1 | -1): Candidato | null {
    const label = this.box(ancla)
    const rivals = this.rowOf(ancla)
    const edge = step === 1 ? ancla.fin : ancla.renglon
    const h = altoDe(label) / (ancla.fin - ancla.renglon + 1)
    for (let index = edge + step; Math.abs(index - edge) <= 4; index += step) {
      const row = this.filas[index]
      if (!row) return null
      const inColumn = row.filter((pieza) => this.belongs(pieza, label, rivals))
      if (inColumn.length === 0) continue
      if (inColumn.some((pieza) => pieza.ancla)) return null
      const first = toPieza(
        inColumn.flatMap((pieza) => this.share(pieza, label, rivals)),
        index,
        null,
      )
      if (first.palabras.length === 0) return null
      const gap = step === 1 ? first.y - label.abajo : label.y - first.abajo
      if (gap > (REACH[this.fuente] - 1) * Math.max(h, altoDe(first))) return null
      const alineado = Math.abs(first.x - label.x) < 0.4 * h
      return {
        palabras: this.column(ancla, first, step, label),
        primera: first.palabras,
        lejos: Math.max(0, gap) / h,
        alineado,
      }
    }
    return null
  }

  /** Labels that stand on the lines of `ancla`: the columns of its row. */
  private rowOf(ancla: Ancla): Pieza[] {
    const box = this.box(ancla)
    return this.anclas
      .filter((other) => other !== ancla)
      .map((other) => this.box(other))
      .filter((other) => other.y < box.abajo - 0.3 * altoDe(box) && other.abajo > box.y + 0.3 * altoDe(box))
  }

  /** A piece belongs to the label whose left edge, middle or right edge is nearest to its own, and that it stands over or under. */
  private belongs(pieza: Pieza, label: Pieza, rivals: readonly Pieza[]): boolean {
    const reach = 1.2 * Math.max(altoDe(label), altoDe(pieza))
    const overlaps = pieza.x < label.derecha + reach && pieza.derecha > label.x - reach
    if (!overlaps) return false
    const own = misaligned(pieza, label)
    if (rivals.some((rival) => misaligned(pieza, rival) < own && spans(pieza, rival)))
      return spans(pieza, label) && own < reach * 2 && cutsAt(pieza, label)
    return true
  }

  /** The words of a piece that are of the label's column, where the piece runs under several labels. */
  private share(pieza: Pieza, label: Pieza, rivals: readonly Pieza[]): readonly Palabra[] {
    const under = [label, ...rivals]
      .filter((each) => spans(pieza, each) && cutsAt(pieza, each))
      .sort((a, b) => a.x - b.x)
    if (under.length < 2 || !under.includes(label)) return pieza.palabras
    const next = under[under.indexOf(label) + 1]
    const h = altoDe(pieza)
    return pieza.palabras.filter(
      (word) => (under[0] === label || word.x > label.x - 0.6 * h) && (!next || word.x < next.x - 0.6 * h),
    )
  }

  private column(ancla: Ancla, first: Pieza, step: 1 | -1, label: Pieza): Palabra[] {
    const lines = [first]
    if (ancla.corto) return [...first.palabras]
    let at = first.renglon
    for (let count = 1; count < MAX_LINES; count++) {
      const last = lines.at(-1)
      at += step
      if (last && step === 1 && this.passesBy(last, at)) at += step
      const row = this.filas[at]
      if (!last || !row || row.some((pieza) => pieza.ancla && pieza.x < last.derecha && pieza.derecha > last.x)) break
      const next = row.find((pieza) => !pieza.ancla && misaligned(pieza, first) < 0.5 * altoDe(first))
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
    return beyond.some((other) => other.ancla && misaligned(other, line) < altoDe(line) && gap(other) < 0.3 * own)
  }
}

/** How far two pieces are from sharing a left edge, a middle or a right edge. */
const misaligned = (a: Pieza, b: Pieza): number =>
  Math.min(Math.abs(a.x - b.x), Math.abs(centroDe(a) - centroDe(b)), Math.abs(a.derecha - b.derecha))

const spans = (pieza: Pieza, label: Pieza): boolean => pieza.x < label.derecha && pieza.derecha > label.x

/** Whether a word of the piece begins where the label begins. */
const cutsAt = (pieza: Pieza, label: Pieza): boolean =>
  pieza.palabras.some(
    (word) => Math.abs(word.x - label.x) < 0.7 * word.h || (word.x <= label.x && derechaDe(word) > label.x),
  )
