import { normalizeText } from '#domain/identidad/normalize-text.ts'

/** One printed word in plain form: ligatures and odd spaces resolved, every kind of hyphen and apostrophe the plain one. */
export const cleanWord = (texto: string): string =>
  normalizeText(texto)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019\u00B4`]/g, "'")

/** Nearly every printed word: nothing in it can be taken apart. */
const PLAIN = /^[\x20-\x7E]*$/

/** Upper case without accents or diaeresis; Ñ stays a letter of its own. */
export function fold(texto: string): string {
  const upper = texto.toUpperCase()
  if (PLAIN.test(upper)) return upper
  return upper
    .normalize('NFD')
    .replace(/N\u0303/g, 'Ñ')
    .replace(/[\u0300-\u036F]/g, '')
}

/** Folded letters and digits only: what two prints of a label have in common. */
export const compact = (texto: string): string => fold(texto).replace(/[^A-ZÑ0-9]/g, '')

/**
 * Number of one-character edits between two short texts, `limit + 1` when there are more than `limit`. Of the table of all beginnings
 * against all beginnings only the band that so few edits can reach is filled: labels are compared a million times a page.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const far = limit + 1
  if (Math.abs(a.length - b.length) > limit) return far
  // Cell `k` of row `i` stands for the first `i` letters of `a` against the first `i + k - limit` of `b`; the last one is a wall.
  const band = Array.from({ length: 2 * limit + 2 }, (_, k) => (k < limit || k > 2 * limit ? far : k - limit))
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1)
    let least = far
    for (let k = 0; k <= 2 * limit; k++) {
      const j = i + k - limit
      const change = j > 0 && letter === b.charCodeAt(j - 1) ? 0 : 1
      const cell =
        j < 0 || j > b.length ? far : j === 0 ? i : Math.min(at(k) + change, at(k + 1) + 1, at(k - 1) + 1, far)
      band[k] = cell
      if (cell < least) least = cell
    }
    if (least > limit) return far
  }
  return at(b.length - a.length + limit)

  function at(k: number): number {
    return band[k] ?? far
  }
}
