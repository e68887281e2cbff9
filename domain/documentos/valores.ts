import type { Ancla } from './etiquetas.ts'
import type { Palabra } from './pagina.ts'
import { segmentosDe, type Renglon } from './renglones.ts'

/** What stands after a label; no words when the paper leaves it empty. */
export interface Valor {
  readonly campo: string
  readonly palabras: readonly Palabra[]
  readonly etiqueta: readonly Palabra[]
  readonly exacta: boolean
}

const MAX_WRAPPED = 3
const hasLower = (texto: string) => /\p{Ll}/u.test(texto)

/** Words before anything that looks like a label nobody listed: mixed case up to a colon. */
export function untilUnknownLabel(words: readonly Palabra[]): readonly Palabra[] {
  const colon = words.findIndex(({ texto }) => /\p{L}.*:$/u.test(texto) && hasLower(texto))
  if (colon < 0) return words
  let start = colon
  while (start > 0 && hasLower(words[start - 1]?.texto ?? '')) start--
  return words.slice(0, start)
}

/**
 * The value of every label of a page: the words after it up to the next label or a new column, and the lines under it
 * that begin where the cell or its value begins (a wrapped value), as long as no label stands there.
 */
export function valoresDe(renglones: readonly Renglon[], anclas: readonly Ancla[], lineal: boolean): Valor[] {
  const page = new Pagina(renglones, anclas, lineal)
  return anclas.flatMap((ancla) => (ancla.campo === null ? [] : [page.valueOf(ancla, ancla.campo)]))
}

class Pagina {
  private readonly renglones: readonly Renglon[]
  private readonly anclas: readonly Ancla[]
  private readonly lineal: boolean

  constructor(renglones: readonly Renglon[], anclas: readonly Ancla[], lineal: boolean) {
    this.renglones = renglones
    this.anclas = anclas
    this.lineal = lineal
  }

  valueOf(ancla: Ancla, campo: string): Valor {
    const own = this.sameLine(ancla)
    const palabras = [...own, ...this.wrapped(ancla, own)]
    const etiqueta = (this.renglones[ancla.renglon]?.palabras ?? []).slice(
      ancla.desde,
      ancla.fin === ancla.renglon ? ancla.hasta : undefined,
    )
    return { campo, palabras, etiqueta, exacta: ancla.exacta }
  }

  /** Where the next label of the line that `ancla` ends on begins. */
  private nextOnLine(ancla: Ancla): number {
    const starts = this.anclas
      .filter((other) => other !== ancla && other.renglon === ancla.fin && other.desde >= ancla.hasta)
      .map((other) => other.desde)
    return Math.min(...starts, this.renglones[ancla.fin]?.palabras.length ?? 0)
  }

  private sameLine(ancla: Ancla): readonly Palabra[] {
    const line = this.renglones[ancla.fin]
    const words = untilUnknownLabel((line?.palabras ?? []).slice(ancla.hasta, this.nextOnLine(ancla)))
    if (!line || this.lineal) return words
    const right = this.columnToTheRight(ancla)
    const inside = words.filter((word) => word.x < right - line.h * 0.3)
    return this.cutAtColumn(inside, line)
  }

  /** The start of a label on the lines that `ancla` itself takes, to its right. */
  private columnToTheRight(ancla: Ancla): number {
    const rows = this.anclas.filter((other) => other.renglon >= ancla.renglon && other.renglon < ancla.fin)
    return Math.min(Infinity, ...rows.filter((other) => other.x > ancla.x + 1).map((other) => other.x))
  }

  /** A wide gap before a place where labels of other lines begin is the next column's wrapped text. */
  private cutAtColumn(words: readonly Palabra[], line: Renglon): readonly Palabra[] {
    const cut = words.findIndex((word, index) => {
      const before = words[index - 1]
      if (!before || word.x - (before.x + before.w) < line.h * 1.2) return false
      return this.anclas.some((ancla) => Math.abs(ancla.x - word.x) < line.h * 0.5)
    })
    return cut < 0 ? words : words.slice(0, cut)
  }

  private wrapped(ancla: Ancla, own: readonly Palabra[]): Palabra[] {
    const found: Palabra[] = []
    if (ancla.corto && own.length > 0) return found
    if (this.lineal && (own.length === 0 || this.nextOnLine(ancla) < (this.renglones[ancla.fin]?.palabras.length ?? 0)))
      return found
    for (let index = ancla.fin + 1; index <= ancla.fin + MAX_WRAPPED; index++) {
      const words = this.continuation(ancla, own, index)
      if (words.length === 0) break
      found.push(...words)
    }
    return found
  }

  private continuation(ancla: Ancla, own: readonly Palabra[], index: number): readonly Palabra[] {
    const [line, before] = [this.renglones[index], this.renglones[index - 1]]
    if (!line || !before || line.y - before.y > 2 * Math.max(before.h, line.h)) return []
    const cell = this.lineal
      ? line.palabras
      : segmentosDe(line).find(({ x }) =>
          [ancla.x, own[0]?.x].some((at) => at !== undefined && Math.abs(at - x) < line.h * 0.4),
        )?.palabras
    if (!cell || this.holdsLabel(index, line, cell) || cell.some(({ texto }) => hasLower(texto))) return []
    return cell
  }

  private holdsLabel(index: number, line: Renglon, cell: readonly Palabra[]): boolean {
    return this.anclas.some((ancla) => {
      const on = ancla.renglon === index ? line.palabras[ancla.desde] : undefined
      const tail = ancla.fin === index && ancla.renglon < index ? line.palabras[ancla.hasta - 1] : undefined
      return [on, tail].some((word) => word !== undefined && cell.includes(word))
    })
  }
}
