import type { Issue } from '#domain/issue.ts'

/** What a position of a key may hold, and how it is told to the person. */
export interface PositionClass {
  readonly pattern: RegExp
  readonly nombre: string
}

export const LETTER: PositionClass = { pattern: /^[A-Z]$/, nombre: 'una letra' }
export const DIGIT: PositionClass = { pattern: /^[0-9]$/, nombre: 'un dígito' }
export const LETTER_OR_DIGIT: PositionClass = { pattern: /^[A-Z0-9]$/, nombre: 'letra o dígito' }

export function repeat(position: PositionClass, times: number): PositionClass[] {
  return Array.from({ length: times }, () => position)
}

/** "falta 1 dígito", "sobran 3 caracteres", or null when the length is right. */
export function lengthDetail(actual: number, expected: number, unit: 'dígito' | 'carácter'): string | null {
  const difference = expected - actual
  if (difference === 0) return null
  const count = Math.abs(difference)
  const plural = unit === 'dígito' ? 'dígitos' : 'caracteres'
  const verb = difference > 0 ? (count === 1 ? 'falta' : 'faltan') : count === 1 ? 'sobra' : 'sobran'
  return `${verb} ${count} ${count === 1 ? unit : plural}`
}

/** The first thing wrong with `key` against its positions, in Spanish after the documented sentence; null when it fits. */
export function shapeDetail(key: string, positions: readonly PositionClass[]): string | null {
  const chars = Array.from(key)
  if (chars.length === 0) return `escribe los ${positions.length} caracteres`
  const length = lengthDetail(chars.length, positions.length, 'carácter')
  if (length) return length
  const at = positions.findIndex((position, i) => !position.pattern.test(chars[i] ?? ''))
  const wrong = positions[at]
  if (wrong && chars[at] === 'Ñ') return `el carácter ${at + 1} es Ñ, que las claves escriben X`
  return wrong ? `el carácter ${at + 1} debe ser ${wrong.nombre}` : null
}

/** One issue with the documented sentence and its detail, or none. */
export function shapeIssues(path: string, sentence: string, detail: string | null): Issue[] {
  return detail === null ? [] : [{ path, code: 'formato', message: `${sentence}: ${detail}` }]
}
