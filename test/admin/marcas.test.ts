import { describe, expect, it } from 'vitest'
import { marcasDe } from '#admin/shared/graficas/marcas.ts'

describe('the marks of an axis', () => {
  it.each([
    ['two tenths of a day are told in tenths', 0.2, 0.1, [0, 0.1, 0.2]],
    ['a day and a half in steps of half a day', 1.5, 0.1, [0, 0.5, 1, 1.5]],
    ['days beyond the last mark get one more', 2.1, 0.1, [0, 0.5, 1, 1.5, 2, 2.5]],
    ['people are counted whole', 3, 1, [0, 1, 2, 3]],
    ['hundreds in round steps', 437, 1, [0, 100, 200, 300, 400, 500]],
    ['nothing at all has an axis still', 0, 1, [0, 1]],
  ])('%s', (_, mayor, menorPaso, marcas) => {
    expect(marcasDe(mayor, menorPaso)).toEqual(marcas)
  })
})
