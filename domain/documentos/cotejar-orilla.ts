import type { Hallazgo } from './combinar.ts'
import { claseDe } from './confianza/evidencia.ts'
import type { PaginaConPalabras } from './pagina.ts'

/** A word this near a side of the image touches it, as a share of the width. */
const TOUCHES = 0.006
/** Words that touch a side from which the page was cut there: one may be a speck. */
const SEVERAL = 2
/** A value that ends this near a cut side may have gone on beyond it. */
const REACH = 0.12
/** What the doubt leaves of a confidence: never sure, hardly less likely. */
const DOUBT = 0.94

/**
 * Doubts about recognised values of a page whose side was cut off, told by words that run into it: on the right a value may have had
 * more words, on the left it may have lost its first letters. Keys have a digit of their own that tells.
 */
export function cotejarOrilla(hallazgos: readonly Hallazgo[], paginas: readonly PaginaConPalabras[]): Hallazgo[] {
  const cut = new Map(paginas.map((pagina) => [pagina.pagina, cutSides(pagina)] as const))
  return hallazgos.map((each) => {
    const sides = cut.get(each.pagina)
    const [x, , w] = each.caja
    const lost = (sides?.right === true && x + w > 1 - REACH) || (sides?.left === true && x < TOUCHES)
    const told = each.fuente !== 'ocr' || each.valor === '' || claseDe(each.campo) === 'clave'
    return told || !lost ? each : { ...each, factor: each.factor * DOUBT }
  })
}

function cutSides({ fuente, ancho, palabras }: PaginaConPalabras): { readonly left: boolean; readonly right: boolean } {
  const long = fuente === 'ocr' ? palabras.filter(({ texto, w, h }) => /[\p{L}\d]{2}/u.test(texto) && w > h) : []
  return {
    left: long.filter(({ x }) => x < TOUCHES * ancho).length >= SEVERAL,
    right: long.filter(({ x, w }) => x + w > (1 - TOUCHES) * ancho).length >= SEVERAL,
  }
}
