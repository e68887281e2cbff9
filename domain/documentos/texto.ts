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

/** Number of one-character edits between two short texts, `limit + 1` when there are more than `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      row.push(Math.min(change, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
    if (Math.min(...row) > limit) return limit + 1
    previous = row
  }
  return previous[b.length] ?? limit + 1
}
