import { describe, expect, it } from 'vitest'
import { rendimientoIssues } from '#domain/fondos/cair/anio-rendimiento.ts'
import { beneficiariosIssues } from '#domain/fondos/cair/retiro.ts'
import { impideExtemporanea, periodoEscritoIssues } from '#domain/fondos/extemporaneas/extemporanea.ts'
import { diaFalta, importeFalta } from '#domain/fondos/valor-escrito.ts'
import { plainDate } from '#domain/plain-date.ts'

describe('a value that was written badly', () => {
  it.each([
    [NaN, 'Escribe el capital, como 4,256.50.'],
    [0, 'El capital dice $0.00; se esperaba uno mayor que cero.'],
    [-500, 'El capital dice −$5.00; se esperaba uno mayor que cero.'],
    [1, null],
  ])('of an amount, %s says what was found and what was expected', (centavos, dice) => {
    expect(importeFalta('el capital', centavos)).toBe(dice)
  })

  it('of a day says so too, and asks for one where there is none', () => {
    expect(diaFalta('el primer día', ' ')).toBe('Escribe el primer día como dd/mm/aaaa.')
    expect(diaFalta('el primer día', '31/02/2026')).toBe(
      'El primer día dice "31/02/2026"; se esperaba un día que exista, como dd/mm/aaaa.',
    )
  })

  it('of a rate says so too', () => {
    const dice = (tasa: number) =>
      rendimientoIssues({ anio: 2025, cuenta: 'normal', tasa }, plainDate(2026, 11, 26)).map(({ message }) => message)
    expect(dice(NaN)).toEqual(['Escribe la tasa anual, como 5.25.'])
    expect(dice(60)).toEqual(['La tasa dice 60 %; se esperaba más de 0 y hasta 50 %, con cuatro decimales a lo más.'])
  })

  it('of a share says so too', () => {
    const [falta] = beneficiariosIssues([{ nombre: 'Quiroga Peña, Ana', parentesco: '', porcentaje: 0 }])
    expect(falta?.message).toBe('Dice 0 %; se esperaba más de 0 %.')
  })
})

describe('a late contribution', () => {
  it('tells each fault of its days and its salary at once', () => {
    const faltas = periodoEscritoIssues({ desde: '31/02/2026', hasta: '', sueldoCentavos: 0 })
    expect(faltas.map(({ path }) => path)).toEqual(['desde', 'hasta', 'sueldoCentavos'])
    expect(periodoEscritoIssues({ desde: '2026-10-01', hasta: '2026-10-15', sueldoCentavos: 1 })).toEqual([])
  })

  it.each([
    ['reinstalacion', 'B', 'Despido y reinstalación es de quien está en activo o con licencia.'],
    ['laudo', 'B', ''],
    ['reinstalacion', 'L', ''],
    ['laudo', 'T', 'La persona está en trámite: primero se aplica su alta.'],
  ] as const)('of %s for somebody in %s: «%s»', (clase, situacion, dice) => {
    expect(impideExtemporanea(clase, situacion)).toBe(dice)
  })
})
