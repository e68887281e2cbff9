import { describe, expect, it } from 'vitest'
import { turnoActual } from '#domain/calendario/turno-trabajo.ts'

const at = (iso: string) => Date.parse(iso)

describe('turnoActual', () => {
  it('comes once a day, from the hour of Mexico City on', () => {
    const daily = { hora: '07:00' }
    expect(turnoActual(daily, at('2026-11-21T12:59:59Z'))).toBeNull()
    const turno = turnoActual(daily, at('2026-11-21T13:00:00Z'))
    expect(turno).not.toBeNull()
    // Late in the evening it is the next day in UTC, the same one in Mexico.
    expect(turnoActual(daily, at('2026-11-22T05:59:00Z'))).toBe(turno)
    expect(turnoActual(daily, at('2026-11-22T06:01:00Z'))).toBeNull()
    expect(turnoActual(daily, at('2026-11-22T13:00:00Z'))).not.toBe(turno)
  })

  it('comes every so many milliseconds, the same for all who ask meanwhile', () => {
    const each = { cadaMs: 60_000 }
    expect(turnoActual(each, at('2026-11-21T12:00:01Z'))).toBe(turnoActual(each, at('2026-11-21T12:00:59Z')))
    expect(turnoActual(each, at('2026-11-21T12:01:00Z'))).not.toBe(turnoActual(each, at('2026-11-21T12:00:59Z')))
  })
})
