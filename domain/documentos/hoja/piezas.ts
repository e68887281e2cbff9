import type { Palabra } from '#domain/documentos/pagina.ts'
import type { Ancla } from './etiquetas.ts'
import { derechaDe, spaceHeight, type Renglon } from './renglones.ts'

/** A run of words of one line that is (part of) a label, or text between labels and wide gaps. */
export interface Pieza {
  readonly palabras: readonly Palabra[]
  readonly renglon: number
  readonly x: number
  readonly derecha: number
  readonly y: number
  readonly abajo: number
  readonly ancla: Ancla | null
}

export const altoDe = ({ y, abajo }: Pieza): number => abajo - y
export const centroDe = ({ x, derecha }: Pieza): number => (x + derecha) / 2

/** Gap, in letter heights, that parts two pieces. */
const GAP = 1.6

export function toPieza(palabras: readonly Palabra[], renglon: number, ancla: Ancla | null): Pieza {
  return {
    palabras,
    renglon,
    ancla,
    x: Math.min(...palabras.map(({ x }) => x)),
    derecha: Math.max(...palabras.map(derechaDe)),
    y: Math.min(...palabras.map(({ y }) => y)),
    abajo: Math.max(...palabras.map(({ y, h }) => y + h)),
  }
}

/** A label as one piece: the box around all its words. */
export const piezaDe = (ancla: Ancla): Pieza => toPieza(ancla.palabras, ancla.renglon, ancla)

/** How far two pieces are from sharing a left edge, a middle or a right edge. */
export const desalineadas = (a: Pieza, b: Pieza): number =>
  Math.min(Math.abs(a.x - b.x), Math.abs(centroDe(a) - centroDe(b)), Math.abs(a.derecha - b.derecha))

/** The pieces of every line, from left to right. */
export function piezasDe(renglones: readonly Renglon[], anclas: readonly Ancla[]): Pieza[][] {
  const owner = new Map(anclas.flatMap((ancla) => ancla.palabras.map((word) => [word, ancla] as const)))
  return renglones.map((line, index) => cut(line, owner).map((run) => toPieza(run.palabras, index, run.ancla)))
}

interface Run {
  readonly palabras: Palabra[]
  readonly ancla: Ancla | null
}

function cut(line: Renglon, owner: ReadonlyMap<Palabra, Ancla>): Run[] {
  const runs: Run[] = []
  for (const word of line.palabras) {
    const run = runs.at(-1)
    const before = run?.palabras.at(-1)
    const ancla = owner.get(word) ?? null
    const near = before && word.x - derechaDe(before) <= GAP * spaceHeight(line, before, word)
    if (run?.ancla === ancla && near) run.palabras.push(word)
    else runs.push({ palabras: [word], ancla })
  }
  return runs
}
