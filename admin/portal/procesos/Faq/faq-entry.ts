export interface FaqEntry {
  readonly tema: string
  readonly pregunta: string
  /** Paragraphs. */
  readonly respuesta: readonly string[]
  /** Other words that people look for it with. */
  readonly palabras?: string
  /** A screen of the portal that the answer speaks of. */
  readonly enlace?: { readonly texto: string; readonly vista: string }
}
