import { expect, it } from 'vitest'
import { ageText } from '#domain/afiliacion/actos/espera.ts'

const NOW = Date.parse('2026-11-23T12:00:00.000Z')

it.each([
  ['2026-11-23T11:30:00.000Z', 'menos de 1 h'],
  ['2026-11-23T07:00:00.000Z', '5 h'],
  ['2026-11-22T12:00:00.000Z', '1 día'],
  ['2026-11-11T11:00:00.000Z', '12 días'],
])('what waits since %s waits %s', (since, text) => {
  expect(ageText(since, NOW)).toBe(text)
})
