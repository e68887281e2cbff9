import type { Hallazgo } from './combinar.ts'
import { claseDe } from './confianza/evidencia.ts'
import type { AvisoLectura } from './campo-leido.ts'
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

const LADOS = { left: 'izquierda', right: 'derecha', top: 'superior', bottom: 'inferior' } as const
type Lados = Readonly<Record<keyof typeof LADOS, boolean>>

/** A notice for each recognised page that was cut off at some side: what lay beyond cannot be read. */
export function orillasCortadas(paginas: readonly PaginaConPalabras[]): AvisoLectura[] {
  return paginas.flatMap((pagina) => {
    const sides = cutSides(pagina)
    const names = (Object.keys(LADOS) as (keyof Lados)[]).filter((side) => sides[side]).map((side) => LADOS[side])
    if (names.length === 0) return []
    const mensaje = `La página ${String(pagina.pagina)} llega cortada en su orilla ${names.join(' y ')}: lo que falta no se puede leer.`
    return [{ codigo: 'orilla_cortada', mensaje }]
  })
}

function cutSides({ fuente, ancho, alto, palabras }: PaginaConPalabras): Lados {
  const long = fuente === 'ocr' ? palabras.filter(({ texto, w, h }) => /[\p{L}\d]{2}/u.test(texto) && w > h) : []
  const touch = TOUCHES * ancho
  const several = (words: readonly unknown[]) => words.length >= SEVERAL
  return {
    left: several(long.filter(({ x }) => x < touch)),
    right: several(long.filter(({ x, w }) => x + w > ancho - touch)),
    top: several(long.filter(({ y }) => y < touch)),
    bottom: several(long.filter(({ y, h }) => y + h > alto - touch)),
  }
}
