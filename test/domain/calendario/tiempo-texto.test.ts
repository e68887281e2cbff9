import { describe, expect, it } from 'vitest'
import { parsePlainDate } from '#domain/plain-date.ts'
import { diaCercanoTexto, haceTexto, momentoTexto, saludo } from '#domain/calendario/tiempo-texto.ts'

const day = (text: string) => parsePlainDate(text)!
const HOY = day('2026-11-21')

describe('texts about time', () => {
  it.each([
    ['2026-11-21T11:00:00Z', 'Buenos días'],
    ['2026-11-21T17:59:00Z', 'Buenos días'],
    ['2026-11-21T18:00:00Z', 'Buenas tardes'],
    ['2026-11-22T01:30:00Z', 'Buenas noches'],
    ['2026-11-21T09:00:00Z', 'Buenas noches'],
  ])('greets at %s (UTC) with %s, by the clock of Mexico', (at, text) => {
    expect(saludo(Date.parse(at))).toBe(text)
  })

  it('counts days back', () => {
    expect([HOY, day('2026-11-20'), day('2026-11-19'), day('2026-11-25')].map((date) => haceTexto(date, HOY))).toEqual([
      'hoy',
      'ayer',
      'hace 2 días',
      'hoy',
    ])
  })

  it('says when something was touched, by the day of Mexico', () => {
    expect(momentoTexto(Date.parse('2026-11-21T16:42:00Z'), HOY)).toBe('hoy 10:42')
    expect(momentoTexto(Date.parse('2026-11-21T03:05:00Z'), HOY)).toBe('ayer 21:05')
    expect(momentoTexto(Date.parse('2026-11-20T14:05:00Z'), HOY)).toBe('ayer 08:05')
    expect(momentoTexto(Date.parse('2026-11-10T18:00:00Z'), HOY)).toBe('10 nov 12:00')
  })

  it('says a day ahead in few letters', () => {
    expect(
      [HOY, day('2026-11-22'), day('2026-11-24'), day('2027-01-04')].map((date) => diaCercanoTexto(date, HOY)),
    ).toEqual(['Hoy', 'Mañana', '24 nov', '4 ene 2027'])
  })
})
