import type { Diccionario, Lectura } from './etiquetas.ts'

/**
 * A dictionary consulted for one page. Its labels are looked for in two or three ways, and again when its paragraphs are joined: what
 * has been asked is remembered, and the letters of a page are compared with those of every label once.
 */
export class Consulta {
  private readonly diccionario: Diccionario
  private readonly comienzos = new Map<string, boolean>()
  private readonly cercanas = new Map<string, Lectura | null>()
  private readonly abreviadas = new Map<string, Lectura | null>()

  constructor(diccionario: Diccionario) {
    this.diccionario = diccionario
  }

  /** As `Diccionario.begins`. */
  begins(leido: string, ocr: boolean): boolean {
    return remembered(this.comienzos, `${leido} ${String(ocr)}`, () => this.diccionario.begins(leido, ocr))
  }

  /** As `Diccionario.nearest`. */
  nearest(leido: string, first: string, last: string): Lectura | null {
    return remembered(this.cercanas, `${leido} ${first} ${last}`, () => this.diccionario.nearest(leido, first, last))
  }

  /** As `Diccionario.abbreviated`. */
  abbreviated(texto: string): Lectura | null {
    return remembered(this.abreviadas, texto, () => this.diccionario.abbreviated(texto))
  }

  exact(leido: string): Lectura | null {
    return this.diccionario.exact(leido)
  }

  byPattern(leido: string): Lectura | null {
    return this.diccionario.byPattern(leido)
  }
}

function remembered<T>(known: Map<string, T>, key: string, ask: () => T): T {
  const before = known.get(key)
  if (before !== undefined) return before
  const answer = ask()
  known.set(key, answer)
  return answer
}
