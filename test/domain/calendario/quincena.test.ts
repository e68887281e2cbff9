import { describe, expect, it } from 'vitest'
import { plainDate } from '#domain/calendario/plain-date.ts'
import {
  parseQuincenaCode,
  quincenaChip,
  quincenaCode,
  quincenaDeAnio,
  quincenaLong,
  quincenaNumber,
  quincenaOf,
  quincenaOrdinal,
  quincenaRange,
  quincenaRangeLong,
  quincenaRangeText,
  quincenasOfYear,
  quincenaYear,
} from '#domain/calendario/quincena.ts'

const q22of2026 = 2026 * 24 + 21

describe('quincenaOf', () => {
  it.each([
    [2026, 1, 1, '0126'],
    [2026, 1, 15, '0126'],
    [2026, 1, 16, '0226'],
    [2026, 2, 28, '0426'],
    [2028, 2, 29, '0428'],
    [2026, 6, 1, '1126'],
    [2026, 11, 15, '2126'],
    [2026, 11, 16, '2226'],
    [2026, 11, 30, '2226'],
    [2026, 12, 31, '2426'],
    [2027, 1, 1, '0127'],
  ])('%i-%i-%i lies in %s', (year, month, day, code) => {
    expect(quincenaCode(quincenaOf(plainDate(year, month, day)))).toBe(code)
  })

  it('keys a quincena by year × 24 + number − 1', () => {
    expect(quincenaOf(plainDate(2026, 11, 21))).toBe(48645)
    expect(quincenaOf(plainDate(2026, 12, 31)) + 1).toBe(quincenaOf(plainDate(2027, 1, 1)))
  })
})

describe('a quincena taken apart', () => {
  it('gives back its year and number, in the first and the last of a year too', () => {
    const parts = [quincenaOrdinal(2026, 1), quincenaOrdinal(2026, 24), q22of2026].map((ordinal) => [
      quincenaYear(ordinal),
      quincenaNumber(ordinal),
    ])
    expect(parts).toEqual([
      [2026, 1],
      [2026, 24],
      [2026, 22],
    ])
  })

  it('refuses numbers that no quincena has', () => {
    expect(() => quincenaOrdinal(2026, 0)).toThrow(RangeError)
    expect(() => quincenaOrdinal(2026, 25)).toThrow(RangeError)
    expect(() => quincenaOrdinal(2026, 1.5)).toThrow(RangeError)
  })

  it('has 24 in a year, in order', () => {
    const year = quincenasOfYear(2026)
    expect(year).toHaveLength(24)
    expect([year[0], year[23]].map((o) => quincenaCode(o!))).toEqual(['0126', '2426'])
    expect(new Set(year).size).toBe(24)
  })
})

describe('quincenaRange', () => {
  it.each([
    ['0126', '2026-01-01', '2026-01-15'],
    ['0226', '2026-01-16', '2026-01-31'],
    ['0426', '2026-02-16', '2026-02-28'],
    ['0428', '2028-02-16', '2028-02-29'],
    ['2226', '2026-11-16', '2026-11-30'],
    ['2426', '2026-12-16', '2026-12-31'],
  ])('%s runs from %s to %s', (code, inicio, fin) => {
    expect(quincenaRange(parseQuincenaCode(code, 2026)!)).toEqual({ inicio, fin })
  })
})

describe('parseQuincenaCode', () => {
  it('reads the number and finds the century nearest to a year', () => {
    expect(parseQuincenaCode('2226', 2026)).toBe(q22of2026)
    expect(quincenaYear(parseQuincenaCode('2499', 2026)!)).toBe(1999)
    expect(quincenaYear(parseQuincenaCode('0100', 2026)!)).toBe(2000)
    expect(quincenaYear(parseQuincenaCode('0101', 2099)!)).toBe(2101)
    expect(quincenaYear(parseQuincenaCode('0175', 2026)!)).toBe(2075)
    expect(quincenaYear(parseQuincenaCode('0176', 2026)!)).toBe(1976)
  })

  it.each(['', '226', '02226', '0026', '2526', '9926', ' 2226', '22-26', 'Q226', '22２6'])('refuses %j', (code) => {
    expect(parseQuincenaCode(code, 2026)).toBeNull()
  })
})

describe('labels', () => {
  it('writes the chip, the sentence and the ranges', () => {
    expect(quincenaChip(q22of2026)).toBe('Q22 2026 · 16–30 nov')
    expect(quincenaLong(q22of2026)).toBe('quincena 22 de 2026')
    expect(quincenaDeAnio(q22of2026)).toBe('22 de 2026')
    expect(quincenaRangeText(q22of2026)).toBe('16–30 nov')
    expect(quincenaRangeLong(q22of2026)).toBe('16 al 30 de noviembre')
    expect(quincenaChip(quincenaOrdinal(2026, 3))).toBe('Q3 2026 · 1–15 feb')
  })
})
