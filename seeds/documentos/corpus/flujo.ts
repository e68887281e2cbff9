import type { Hoja, Pieza } from '#seeds/documentos/dibujo/hoja.ts'
import type { Pluma } from '#seeds/documentos/dibujo/pluma.ts'
import { plumaDe, type Aspecto } from './aspecto.ts'

/** Draws something with its top at `y` and gives back the points it took. */
export type Bloque = (pluma: Pluma, y: number) => number

const ARRIBA = 46
const ABAJO = 742

/** Blocks one under another, on to the next page when one does not fit. */
export class Flujo {
  readonly aspecto: Aspecto
  private readonly hojas: Pieza[][] = [[]]
  private y: number

  constructor(aspecto: Aspecto, arriba = ARRIBA) {
    this.aspecto = aspecto
    this.y = arriba
  }

  /** Puts `bloque` under what is there, `separacion` points below. */
  poner(bloque: Bloque, separacion = 0): void {
    const pluma = plumaDe(this.aspecto)
    const alto = bloque(pluma, 0)
    if (this.y + separacion + alto > ABAJO) this.saltar()
    else this.y += separacion
    this.hojas.at(-1)?.push(...movidas(pluma.piezas, 0, this.y))
    this.y += alto
  }

  /** The next block begins a new page. */
  saltar(): void {
    this.hojas.push([])
    this.y = ARRIBA
  }

  /** Whether `alto` points more fit on this page. */
  cabe(alto: number): boolean {
    return this.y + alto <= ABAJO
  }

  /** The pages, each finished by `sobre`, which may add its number or its margin notes. */
  terminar(sobre: (pluma: Pluma, numero: number, total: number) => void): Hoja[] {
    return this.hojas.map((piezas, index) => {
      const pluma = plumaDe(this.aspecto)
      sobre(pluma, index + 1, this.hojas.length)
      return { piezas: [...pluma.piezas, ...piezas] }
    })
  }
}

/** The same pieces elsewhere on the page. */
export function movidas(piezas: readonly Pieza[], dx: number, dy: number): Pieza[] {
  return piezas.map((pieza) => ({ ...pieza, x: pieza.x + dx, y: pieza.y + dy }))
}

/** Several blocks as one that is not split over two pages. */
export function juntos(bloques: readonly Bloque[], separacion = 0): Bloque {
  return (pluma, y) => {
    let alto = 0
    for (const [index, bloque] of bloques.entries()) {
      if (index > 0) alto += separacion
      alto += bloque(pluma, y + alto)
    }
    return alto
  }
}

/** Two blocks one beside the other: as tall as the taller. */
export function lado(izquierda: Bloque, derecha: Bloque): Bloque {
  return (pluma, y) => Math.max(izquierda(pluma, y), derecha(pluma, y))
}
