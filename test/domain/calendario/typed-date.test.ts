import { describe, expect, it } from 'vitest'
import { plainDate } from '#domain/calendario/plain-date.ts'
import { parseTypedDate } from '#domain/calendario/typed-date.ts'

const hoy = plainDate(2026, 11, 28)

describe('a typed day', () => {
  it.each([
    ['29/02/1992', '1992-02-29'],
    ['29/02/2026', null],
    ['15.11.2026', '2026-11-15'],
    ['21112026', '2026-11-21'],
    ['2026-11-21', '2026-11-21'],
  ])('with its whole year: %s is %s', (text, day) => expect(parseTypedDate(text, { hoy })).toBe(day))

  it.each([
    ['29-02-92', '1992-02-29'],
    ['01/01/49', '1949-01-01'],
    ['1/3/26', '2026-03-01'],
    ['1/3/30', '2030-03-01'],
    ['15/12/26', '2026-12-15'],
    ['29-02-26', null],
  ])('with two digits of its year: %s is %s', (text, day) => expect(parseTypedDate(text, { hoy })).toBe(day))

  it('is the one inside the range of its field', () => {
    expect(parseTypedDate('1/3/30', { hoy, max: hoy })).toBe('1930-03-01')
    expect(parseTypedDate('1/1/60', { hoy, min: hoy, max: '2070-01-01' })).toBe('2060-01-01')
    expect(parseTypedDate('1/1/20', { hoy, min: '1900-01-01', max: '2030-01-01' })).toBe('2020-01-01')
  })
})
