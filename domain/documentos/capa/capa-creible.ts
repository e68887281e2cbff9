import type { PaginaConPalabras } from '#domain/documentos/pagina.ts'
import { fold } from '#domain/documentos/texto.ts'
import { PALABRAS_CONOCIDAS } from '#domain/documentos/vocabulario/palabras-conocidas.ts'

/** Share of its words that a text in Spanish has among the known ones; papers of these three kinds have far more. */
const MIN_KNOWN = 0.15
/** Share of characters that no paper prints: private use, control, replacement, other alphabets. */
const MAX_ODD = 0.05
/** Fewer words tell nothing; nor do short ones, which other letters spell by chance (DE may come out as NO, time and again). */
const MIN_WORDS = 8
const LONG_WORD = /[A-ZÑ]{4,}/g

const ODD = /[^\p{Script=Latin}\p{N}\p{P}\p{S}\p{Z}]|[\uFFFD\uE000-\uF8FF]/gu

/**
 * Whether the text layer of some pages can be what they print: Spanish words, and hardly a sign that no paper prints. False for a
 * layer whose letters are scrambled (fonts without a Unicode table, shifted codes), in another language, or hardly text: such pages
 * are to be recognised from their image. A layer of under eight words of some length is not credible either.
 */
export function capaCreible(paginas: readonly PaginaConPalabras[]): boolean {
  const textos = paginas.flatMap(({ palabras }) => palabras.map(({ texto }) => texto))
  const all = textos.join('')
  if (all === '' || (all.match(ODD)?.length ?? 0) / all.length > MAX_ODD) return false
  const words = textos.flatMap((texto) => fold(texto).match(LONG_WORD) ?? [])
  return (
    words.length >= MIN_WORDS && words.filter((word) => PALABRAS_CONOCIDAS.has(word)).length / words.length >= MIN_KNOWN
  )
}
