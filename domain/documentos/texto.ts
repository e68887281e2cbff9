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

/** Which letters and digits a text has, as bits: several signs may share one. */
export function letterSet(texto: string): number {
  let set = 0
  for (let i = 0; i < texto.length; i++) set |= 1 << (texto.charCodeAt(i) & 31)
  return set
}

/** Whether two texts of these letters may be within `limit` edits of each other: one edit changes at most two of the bits. */
export function maybeWithin(one: number, other: number, limit: number): boolean {
  let differing = one ^ other
  for (let bits = 2 * limit; bits > 0 && differing !== 0; bits--) differing &= differing - 1
  return differing === 0
}

/** The row that `editDistance` fills, kept from call to call: labels are compared a million times a page. */
const band = new Int32Array(64)

/**
 * Number of one-character edits between two short texts, `limit + 1` when there are more than `limit` (0..31). Of the table of all
 * beginnings against all beginnings only the band that so few edits can reach is filled.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const far = limit + 1
  if (limit === 0) return a === b ? 0 : far
  const shift = b.length - a.length
  if (shift > limit || -shift > limit) return far
  // Cell `k` of row `i` stands for the first `i` letters of `a` against the first `i + k - limit` of `b`; the last one is a wall.
  const last = 2 * limit
  for (let k = 0; k <= last; k++) band[k] = k < limit ? far : k - limit
  band[last + 1] = far
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1)
    let least = far
    let before = far
    let old = band[0] ?? far
    for (let k = 0; k <= last; k++) {
      const next = band[k + 1] ?? far
      const j = i + k - limit
      let cell = far
      if (j === 0) cell = i
      else if (j > 0 && j <= b.length) {
        cell = letter === b.charCodeAt(j - 1) ? old : old + 1
        if (next + 1 < cell) cell = next + 1
        if (before + 1 < cell) cell = before + 1
      }
      if (cell > far) cell = far
      band[k] = cell
      before = cell
      old = next
      if (cell < least) least = cell
    }
    if (least > limit) return far
  }
  return band[shift + limit] ?? far
}
