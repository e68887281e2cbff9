import type { PaginaConPalabras, Palabra } from '#domain/documentos/pagina.ts'

export type Celda = readonly [x: number, y: number, texto: string]

/** Lines of a page, each word where its column says: `[x, y, text]`, letters 6 wide and 10 high. `ocr`: the recogniser's confidence. */
export function hoja(celdas: readonly Celda[], ocr?: number, pagina = 1): PaginaConPalabras {
  const palabras = celdas.flatMap(([x, y, texto]) => {
    let at = x
    return texto.split(' ').map((word): Palabra => {
      const placed = { texto: word, x: at, y, w: word.length * 6, h: 10 }
      at += (word.length + 1) * 6
      return ocr === undefined ? placed : { ...placed, confianza: ocr }
    })
  })
  return { pagina, ancho: 612, alto: 792, fuente: ocr === undefined ? 'texto' : 'ocr', palabras }
}

/** Where a text of `letras` letters begins whose middle is at `centro`. */
export const centrado = (centro: number, y: number, texto: string): Celda => [centro - texto.length * 3, y, texto]
/** Where a text begins that ends at `derecha`. */
export const alDerecho = (derecha: number, y: number, texto: string): Celda => [derecha - texto.length * 6, y, texto]
