import type { Palabra } from '#domain/documentos/pagina.ts'
import type { Ancla } from './etiquetas.ts'
import type { Renglon } from './renglones.ts'

const MAX_WRAPPED = 3
const hasLower = (texto: string) => /\p{Ll}/u.test(texto)

/**
 * Values in plain lines, where only the order of words means something: the words after a label up to the next one; the next line
 * when the label stands alone; further lines in capitals that hold no label.
 */
export class Lineas {
  private readonly renglones: readonly Renglon[]
  private readonly anclas: readonly Ancla[]

  constructor(renglones: readonly Renglon[], anclas: readonly Ancla[]) {
    this.renglones = renglones
    this.anclas = anclas
  }

  after(ancla: Ancla): readonly Palabra[] {
    const words = this.renglones[ancla.fin]?.palabras ?? []
    const last = ancla.palabras.at(-1)
    const start = words.findIndex((word) => word === last) + 1
    const end = this.nextLabel(ancla, start)
    const own = words.slice(start, end)
    if (own.length === 0 || ancla.corto || end < words.length) return own
    return [...own, ...this.wrapped(ancla.fin)]
  }

  under(ancla: Ancla): readonly Palabra[] {
    const alone = this.anclas.filter(({ renglon }) => renglon === ancla.renglon).length === 1
    return alone && !this.holdsLabel(ancla.fin + 1) ? (this.renglones[ancla.fin + 1]?.palabras ?? []) : []
  }

  private nextLabel(ancla: Ancla, start: number): number {
    const words = this.renglones[ancla.fin]?.palabras ?? []
    const starts = this.anclas
      .filter((other) => other !== ancla && other.renglon === ancla.fin)
      .map(({ palabras }) => words.findIndex((word) => word === palabras[0]))
    return Math.min(words.length, ...starts.filter((at) => at >= start))
  }

  private wrapped(fin: number): Palabra[] {
    const found: Palabra[] = []
    for (let index = fin + 1; index <= fin + MAX_WRAPPED; index++) {
      const [line, before] = [this.renglones[index], this.renglones[index - 1]]
      if (!line || !before || line.y - before.y > 2 * Math.max(before.h, line.h) || this.holdsLabel(index)) break
      if (line.palabras.some(({ texto }) => hasLower(texto))) break
      found.push(...line.palabras)
    }
    return found
  }

  private holdsLabel(index: number): boolean {
    return this.anclas.some(({ renglon, fin }) => renglon === index || fin === index)
  }
}
