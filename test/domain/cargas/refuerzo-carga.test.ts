import { describe, expect, it } from 'vitest'
import { refuerzosDe, type CifrasDeRefuerzo } from '#domain/cargas/refuerzo-carga.ts'

const LIMITES = { rechazo: 10, diferencia: 25 }
const CIFRAS: CifrasDeRefuerzo = {
  renglones: 50,
  rechazados: 0,
  verbo: 'pagó',
  totalCentavos: 100_000,
  anterior: { quincena: 'Q21 2026', totalCentavos: 100_000 },
}
const con = (cambios: Partial<CifrasDeRefuerzo>, limites = LIMITES) => refuerzosDe({ ...CIFRAS, ...cambios }, limites)
const antes = (totalCentavos: number) => ({ anterior: { quincena: 'Q21 2026', totalCentavos } })

describe('a load needs a jefe besides', () => {
  it('above the percentage of refused rows, and not at it', () => {
    expect(con({ rechazados: 4 })).toEqual([])
    expect(con({ rechazados: 5 })).toEqual([])
    expect(con({ rechazados: 7 })).toEqual(['Se rechazó 14 % de los renglones; el límite es 10 %.'])
  })

  it('above the percentage of difference with the last quincena, more or less, and not at it', () => {
    expect(con({ totalCentavos: 125_000 })).toEqual([])
    expect(con({ totalCentavos: 75_000 })).toEqual([])
    expect(con({ totalCentavos: 125_001 })).toEqual([
      'Se pagó 25.01 % más que en Q21 2026: $1,250.01 contra $1,000.00; el límite es 25 %.',
    ])
    expect(con({ totalCentavos: 60_000, verbo: 'retuvo' })).toEqual([
      'Se retuvo 40 % menos que en Q21 2026: $600.00 contra $1,000.00; el límite es 25 %.',
    ])
  })

  it('for both reasons, with limits of decimals and totals of a large entity', () => {
    expect(con({ rechazados: 1, ...antes(0) }, { rechazo: 1.9999, diferencia: 0 })).toEqual([
      'Se rechazó 2 % de los renglones; el límite es 1.9999 %.',
      'Se pagó más que en Q21 2026: $1,000.00 contra $0.00; el límite es 0 %.',
    ])
    const grande = 90_000_000_000_000
    expect(con({ totalCentavos: grande + grande / 4, ...antes(grande) })).toEqual([])
    expect(con({ totalCentavos: grande + grande / 4 + 1, ...antes(grande) })).toHaveLength(1)
  })

  it('for no difference where there was no load before', () => {
    expect(con({ anterior: null, totalCentavos: 1 })).toEqual([])
  })
})
