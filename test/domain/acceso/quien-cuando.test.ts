import { describe, expect, it } from 'vitest'
import { quienCuando } from '#domain/acceso/bitacora/quien-cuando.ts'

/** 18:30 of 26 November in Mexico City, already the 27th in UTC. */
const AHORA = '2026-11-27T00:30:00.000Z'

describe('who changed something, and when', () => {
  it.each([
    ['today: the hour alone', '2026-11-26T16:42:07.000Z', 'Gabriela Sandoval Ríos, a las 10:42,'],
    ['yesterday: the day too', '2026-11-26T05:59:00.000Z', 'Gabriela Sandoval Ríos, el 25 de noviembre a las 23:59,'],
    [
      'another year: with it',
      '2025-12-31T18:05:00.000Z',
      'Gabriela Sandoval Ríos, el 31 de diciembre de 2025 a las 12:05,',
    ],
  ])('%s', (_case, ocurrioAt, expected) => {
    expect(quienCuando('Gabriela Sandoval Ríos', ocurrioAt, AHORA)).toBe(expected)
  })
})
