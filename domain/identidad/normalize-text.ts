import { withoutApostrophes } from './apostrofos.ts'

/** Spacing accents and ordinals that NFKC would tear apart: "O´Farrill" must stay one word, "5º" an ordinal. */
const COMPATIBLE = /[^\u00A8\u00AA\u00AF\u00B4\u00B8\u00BA\u02D8-\u02DD]+/gu

/** Soft hyphen, zero-width characters, direction marks, byte-order mark: nobody sees them, every comparison does. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

/** Plain characters with single spaces between them, as most texts come: nothing is left to do. */
const NORMAL = /^(?:[!-~]+(?: [!-~]+)*)?$/

/**
 * Text as it is stored: one Unicode form (NFKC: ligatures and full-width letters resolved), any odd space a plain one,
 * invisible characters out, runs of space collapsed, ends trimmed. Case, accents, Ñ and punctuation stay.
 */
export function normalizeText(text: string): string {
  if (NORMAL.test(text)) return text
  return text
    .replace(COMPATIBLE, (run) => run.normalize('NFKC'))
    .replace(INVISIBLE, '')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** No letter that could have an accent. */
const ASCII = /^[\t-~]*$/

/** `text` without accents or diaeresis, Ñ as N; case and punctuation stay. */
export function stripAccents(text: string): string {
  if (ASCII.test(text)) return text
  return text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
}

/**
 * Text to search and compare by: lower case, no accents, Ñ as n; apostrophes close up ("O'Farrill" → "ofarrill"),
 * any other sign separates words ("López-Castillo" → "lopez castillo").
 */
export function foldText(text: string): string {
  return withoutApostrophes(stripAccents(normalizeText(text)))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
