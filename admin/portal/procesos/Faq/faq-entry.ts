import type { NombreVista } from '#domain/acceso/vistas/vistas.ts'

export interface FaqEntry {
  readonly tema: string
  readonly pregunta: string
  /** Paragraphs. */
  readonly respuesta: readonly string[]
  /** Other words that people look for it with. */
  readonly palabras?: string
  /** The screen that the answer is about: the answer ends in a link to it, by its name. */
  readonly vista?: NombreVista
}
