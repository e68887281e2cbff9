/**
 * Every sign that people and papers use as an apostrophe, for a character class: straight, typographic, modifier letters,
 * accents that stand alone, prime, and the saltillo of Mexican languages (Ꞌ U+A78B, ꞌ U+A78C), which Unicode counts as a letter.
 */
export const APOSTROFOS = "'‘’‛ʹʻʼˈ´`′＇Ꞌꞌ"

const ANY = new RegExp(`[${APOSTROFOS}]`, 'gu')

/** `text` without any apostrophe: "O’Farrill" → "OFarrill". */
export const withoutApostrophes = (text: string): string => text.replace(ANY, '')

/** `text` with each apostrophe as the straight one: "KꞌIN" → "K'IN". */
export const plainApostrophes = (text: string): string => text.replace(ANY, "'")
