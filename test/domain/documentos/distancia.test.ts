import { describe, expect, test } from 'vitest'
import { editDistance } from '#domain/documentos/texto.ts'

describe('letters that part two texts', () => {
  test.each([
    ['', '', 3, 0],
    ['COLONIA', 'COLONIA', 0, 0],
    ['COLONIA', 'COL0NIA', 2, 1],
    ['COLONIA', 'CLONIA', 2, 1],
    ['CLONIA', 'COLONIA', 2, 1],
    ['COLONIA', 'OLONIAS', 2, 2],
    ['SITTING', 'KITTEN', 3, 3],
    ['SATURDAY', 'SUNDAY', 4, 3],
    ['AB', 'BA', 2, 2],
    ['', 'ABC', 3, 3],
    ['ABC', '', 3, 3],
  ])('%j against %j, at most %i: %i', (one, other, limit, edits) => {
    expect(editDistance(one, other, limit)).toBe(edits)
  })

  test.each([
    ['SITTING', 'KITTEN', 2],
    ['COLONIA', 'LOCALIDAD', 2],
    ['COLONIA', 'COL0NIA', 0],
    ['ABCDEF', 'ABC', 2],
    ['ABCDEFGH', 'HGFEDCBA', 3],
  ])('%j against %j: more than %i are told as one more', (one, other, limit) => {
    expect(editDistance(one, other, limit)).toBe(limit + 1)
  })
})
