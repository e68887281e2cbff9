import { compact } from '#domain/documentos/texto.ts'

/** Words inside a label that its abbreviation leaves out. */
const SMALL = new Set(['DE', 'DEL', 'LA', 'EL', 'LOS', 'LAS', 'O', 'Y', 'EN'])
/** Letters that an abbreviation has at least, over all its words. */
const MIN_LETTERS = 3
const WORD = /[\p{L}\d()]+\.?/gu

/** One word as printed: its letters, and whether a dot says that it is cut. */
export interface Cortada {
  readonly letras: string
  readonly punto: boolean
}

/** The words of a label that an abbreviation may stand for. */
export const palabrasPlenas = (texto: string): readonly string[] =>
  texto
    .split(/[\s/]+/)
    .map(compact)
    .filter((word, index) => word !== '' && (index === 0 || !SMALL.has(word)))

/** The words of a text that may abbreviate a label: one of them at least is cut with a dot. Null where none is, or hardly a letter is left. */
export function palabrasCortadas(texto: string): readonly Cortada[] | null {
  if (!/\p{L}\./u.test(texto)) return null
  const words = (texto.replace(/[:;]$/, '').match(WORD) ?? [])
    .map((word) => ({ letras: compact(word), punto: word.endsWith('.') }))
    .filter(({ letras, punto }, index) => letras !== '' && (punto || index === 0 || !SMALL.has(letras)))
  const letters = words.reduce((sum, { letras }) => sum + letras.length, 0)
  return letters >= MIN_LETTERS && words.some(({ punto }) => punto) ? words : null
}

/**
 * Whether words are those of a label cut to their first letters or to their bones, with a dot: "Ap. Pat.", "Mpio.", "T. Vial.". Words without
 * a dot are whole; none but the small ones is left out.
 */
export const abrevian = (words: readonly Cortada[], plenas: readonly string[]): boolean =>
  words.length === plenas.length && words.every((word, index) => isCutOf(word, plenas[index] ?? ''))

/** Its first letter, and others of it in their order. */
function isCutOf({ letras, punto }: Cortada, plena: string): boolean {
  if (letras === plena) return true
  if (!punto || letras.length >= plena.length || letras.charAt(0) !== plena.charAt(0)) return false
  let at = 0
  for (const letter of letras) {
    at = plena.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return true
}
