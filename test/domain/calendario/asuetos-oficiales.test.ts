import { describe, expect, it } from 'vitest'
import { asuetosOficiales } from '#domain/calendario/asuetos-oficiales.ts'
import { dia } from './calendario-de-prueba.ts'

const dates = (year: number): string[] => asuetosOficiales(year).map((asueto) => asueto.fecha)

describe('official days of rest', () => {
  it.each([
    [2024, '2024-01-01 2024-02-05 2024-03-18 2024-05-01 2024-09-16 2024-10-01 2024-11-18 2024-12-25'],
    [2026, '2026-01-01 2026-02-02 2026-03-16 2026-05-01 2026-09-16 2026-11-16 2026-12-25'],
    [2027, '2027-01-01 2027-02-01 2027-03-15 2027-05-01 2027-09-16 2027-11-15 2027-12-25'],
  ])('of %i', (year, expected) => {
    expect(dates(year).join(' ')).toBe(expected)
  })

  it('has the transmission of power on 1 October every six years from 2024', () => {
    const years = [2018, 2024, 2025, 2029, 2030, 2031, 2036]
    const withTransmission = years.filter((year) => dates(year).includes(`${year}-10-01`))
    expect(withTransmission).toEqual([2024, 2030, 2036])
  })

  it('names each day and the norm behind it', () => {
    expect(asuetosOficiales(2026)[1]).toEqual({
      fecha: '2026-02-02',
      nombre: 'Día de la Constitución',
      fuente: 'Ley Federal del Trabajo, artículo 74, fracción II',
    })
  })

  it('takes the election days of its year, in their place', () => {
    const asuetos = asuetosOficiales(2027, [dia('2027-06-06'), dia('2024-06-02')])
    expect(asuetos.filter((asueto) => asueto.nombre === 'Jornada electoral').map((a) => a.fecha)).toEqual([
      '2027-06-06',
    ])
    expect(asuetos.map((a) => a.fecha)).toEqual(asuetos.map((a) => a.fecha).sort())
  })
})
