import type { PaginaConPalabras, Palabra } from '#domain/documentos/pagina.ts'
import type { Ancla } from './etiquetas.ts'
import { Continuacion } from './continuacion.ts'
import { altoDe, centroDe, desalineadas, piezaDe, piezasDe, toPieza, type Pieza } from './piezas.ts'
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

/** From a label to the value under it, in letter heights. */
const REACH = { texto: 3, ocr: 3.6 } as const
/** Gaps inside one value at most, in letter heights. */
const INNER_GAP = 3

/** The pieces of a page with positions, and what stands beside, under and over each label. */
export class Tablero {
  private readonly filas: readonly (readonly Pieza[])[]
  private readonly anclas: readonly Ancla[]
  private readonly fuente: PaginaConPalabras['fuente']
  readonly continuacion: Continuacion

  constructor(renglones: readonly Renglon[], anclas: readonly Ancla[], fuente: PaginaConPalabras['fuente']) {
    this.anclas = anclas
    this.fuente = fuente
    this.filas = piezasDe(renglones, anclas)
    this.continuacion = new Continuacion(this.filas, renglones, fuente)
  }

  candidato(ancla: Ancla, lugar: Lugar): Candidato | null {
    if (lugar === 'junto') return this.junto(ancla)
    return this.vertical(ancla, lugar === 'debajo' ? 1 : -1)
  }

  /** To the right of the label at the height of any of its lines, and what goes on under that. */
  private junto(ancla: Ancla): Candidato | null {
    const label = piezaDe(ancla)
    const last = this.sameLine(ancla)
    const above = this.besideFirstLines(ancla, label, last[0])
    const start = above[0] ?? last[0] ?? this.atItsHeight(ancla, label)
    if (!start) return null
    const own = above.length + last.length > 0 ? [...above, ...last] : [start]
    const end = own.at(-1) ?? start
    const lines = own.filter(({ renglon }) => renglon === end.renglon).flatMap(({ palabras }) => palabras)
    const palabras = own.flatMap((pieza) => pieza.palabras)
    const lejos = Math.max(0, start.x - label.derecha) / (altoDe(label) / (ancla.fin - ancla.renglon + 1))
    const more = this.continuacion.wrapped(ancla, toPieza(lines, end.renglon, null))
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
    const { x } = piezaDe(ancla)
    const level = this.anclas.filter((other) => other.renglon <= ancla.fin && other.fin >= ancla.renglon)
    return Math.min(Infinity, ...level.map((other) => piezaDe(other).x).filter((start) => start > x + 1))
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

  /** The nearest line under (1) or over (-1) a label that holds text of its column, and the lines that go on with it. */
  private vertical(ancla: Ancla, step: 1 | -1): Candidato | null {
    const label = piezaDe(ancla)
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
        palabras: this.continuacion.column(ancla, first, step),
        primera: first.palabras,
        lejos: Math.max(0, gap) / h,
        alineado,
      }
    }
    return null
  }

  /** Labels that stand on the lines of `ancla`: the columns of its row. */
  private rowOf(ancla: Ancla): Pieza[] {
    const box = piezaDe(ancla)
    return this.anclas
      .filter((other) => other !== ancla)
      .map((other) => piezaDe(other))
      .filter((other) => other.y < box.abajo - 0.3 * altoDe(box) && other.abajo > box.y + 0.3 * altoDe(box))
  }

  /** A piece belongs to the label whose left edge, middle or right edge is nearest to its own, and that it stands over or under. */
  private belongs(pieza: Pieza, label: Pieza, rivals: readonly Pieza[]): boolean {
    const reach = 1.2 * Math.max(altoDe(label), altoDe(pieza))
    const overlaps = (each: Pieza) => pieza.x < each.derecha + reach && pieza.derecha > each.x - reach
    if (!overlaps(label)) return !rivals.some(overlaps) && this.inCellOf(pieza, label, rivals)
    const own = desalineadas(pieza, label)
    if (rivals.some((rival) => desalineadas(pieza, rival) < own && spans(pieza, rival)))
      return spans(pieza, label) && (startsAt(pieza, label) || (own < reach * 2 && cutsAt(pieza, label)))
    return true
  }

  /**
   * Whether a piece on a line of values alone begins in the cell of a label that is set in the middle of it, which takes half the way to the
   * labels beside it. The value is set at the cell's left edge.
   */
  private inCellOf(pieza: Pieza, label: Pieza, rivals: readonly Pieza[]): boolean {
    const row = this.filas[pieza.renglon] ?? []
    if (rivals.length === 0 || row.some(({ ancla }) => ancla) || pieza.x > centroDe(label)) return false
    const middles = rivals.map((rival) => (centroDe(rival) + centroDe(label)) / 2)
    return middles.every((middle) => (middle < centroDe(label) ? pieza.x >= middle : pieza.x < middle))
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
}

const spans = (pieza: Pieza, label: Pieza): boolean => pieza.x < label.derecha && pieza.derecha > label.x

/** Whether a word of the piece begins exactly where the label begins: the value before it filled its cell. */
const startsAt = (pieza: Pieza, label: Pieza): boolean =>
  pieza.palabras.some((word) => Math.abs(word.x - label.x) < 0.15 * word.h)

/** Whether a word of the piece begins where the label begins, or runs over that place. */
const cutsAt = (pieza: Pieza, label: Pieza): boolean =>
  pieza.palabras.some(
    (word) => Math.abs(word.x - label.x) < 0.7 * word.h || (word.x <= label.x && derechaDe(word) > label.x),
  )
