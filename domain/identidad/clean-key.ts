import { normalizeText } from './normalize-text.ts'

/** Cyrillic and Greek capitals that look like a Latin one: they arrive with keys copied from a web page or a PDF. */
const CYRILLIC = { from: 'АВЕЅІЈКМНОРСТУХЗ', to: 'ABESIJKMHOPCTYX3' } as const
const GREEK = { from: 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', to: 'ABEZHIKMNOPTYX' } as const

const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  [CYRILLIC, GREEK].flatMap(({ from, to }) => Array.from(from).map((letter, i) => [letter, to.charAt(i)] as const)),
)

/** Every sign that stands for a hyphen, the slash and the underscore of some systems. */
const SEPARATORS = /[\s/\-\u2010-\u2015\u2212\u00B7_.]/gu

/** No letter that could have an accent or look like another one. */
const PLAIN = /^[!-~]*$/

/**
 * A pasted CURP, RFC or NSS as the key it means: upper case, without spaces, hyphens or invisible characters, look-alike
 * letters (Cyrillic, Greek, full width) as Latin ones, accents dropped. Ñ and & stay: an RFC may hold them.
 */
export function cleanKey(text: string): string {
  const plain = normalizeText(text).toUpperCase().replace(SEPARATORS, '')
  if (PLAIN.test(plain)) return plain
  return Array.from(plain)
    .map((char) => LOOKALIKES.get(char) ?? dropAccent(char))
    .join('')
}

function dropAccent(char: string): string {
  return char === 'Ñ' ? char : char.normalize('NFD').replace(/\p{M}/gu, '')
}
