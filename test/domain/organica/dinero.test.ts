import { describe, expect, it } from 'vitest'
import { centavosToPesos, formatPesos, pesosToCentavos } from '#domain/organica/dinero.ts'

describe('formatPesos', () => {
  it.each([
    [1_233_575, '$12,335.75'],
    [7_718_240, '$77,182.40'],
    [0, '$0.00'],
    [5, '$0.05'],
    [100_000, '$1,000.00'],
    [123_456_789_012, '$1,234,567,890.12'],
    [-150, '−$1.50'],
  ])('%d → %s', (centavos, text) => expect(formatPesos(centavos)).toBe(text))
})

describe('pesosToCentavos', () => {
  it.each([
    [12335.75, 1_233_575],
    [9429.92, 942_992],
    [1.1, 110],
    [0.29, 29],
    ['$12,335.75', 1_233_575],
    ['12335.7', 1_233_570],
    [' 9429 ', 942_900],
    ['-$1.50', -150],
    ['−$1.50', -150],
    ['90071992547409.91', 9_007_199_254_740_991],
  ])('%s → %d', (pesos, centavos) => expect(pesosToCentavos(pesos)).toBe(centavos))
  it.each([1.005, NaN, Infinity, '', 'doce', '12,33.5', '1.234', '1e3', '99999999999999999'])('refuses %s', (pesos) => {
    expect(() => pesosToCentavos(pesos)).toThrow(RangeError)
  })
  it('gives the documented calls their pesos back', () => expect(centavosToPesos(1_233_575)).toBe(12335.75))
})
