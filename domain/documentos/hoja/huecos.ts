import type { Palabra } from '#domain/documentos/pagina.ts'
import { derechaDe, medioDe } from './renglones.ts'

/** Room for a word between two of a line, in letter heights; evenly spaced letters leave up to 1.4. */
const ROOM = 1.6

/** Whether a line of some words leaves room for another between two of them: a stamp or a fold may have taken it. */
export const hasHueco = (palabras: readonly Palabra[]): boolean =>
  palabras.some((word, at) => {
    const before = palabras[at - 1]
    if (!before) return false
    const h = Math.max(before.h, word.h)
    return Math.abs(medioDe(before) - medioDe(word)) < 0.7 * h && word.x - derechaDe(before) > ROOM * h
  })
