import { describe, expect, it } from 'vitest'
import { diasHasta, plazoDe, vencimientoTexto } from '#domain/afiliacion/movimientos/licencia-por-vencer.ts'
import { plainDate } from '#domain/plain-date.ts'

describe('the end of a leave', () => {
  it.each([
    [31, null],
    [30, '30'],
    [16, '30'],
    [15, '15'],
    [6, '15'],
    [5, '5'],
    [0, '5'],
    [-1, 'vencida'],
  ])('with %i days left is in the part %s', (dias, plazo) => expect(plazoDe(dias)).toBe(plazo))

  it.each([
    [-1, 'Vencida hace 1 día'],
    [-40, 'Vencida hace 40 días'],
    [0, 'Vence hoy'],
    [1, 'Vence en 1 día'],
    [12, 'Vence en 12 días'],
  ])('with %i days left reads %s', (dias, texto) => expect(vencimientoTexto(dias)).toBe(texto))

  it('is counted across months and years', () => {
    expect(diasHasta(plainDate(2027, 1, 2), plainDate(2026, 12, 30))).toBe(3)
    expect(diasHasta(plainDate(2026, 11, 18), plainDate(2026, 11, 20))).toBe(-2)
  })
})
