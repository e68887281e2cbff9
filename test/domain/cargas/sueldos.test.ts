import { describe, expect, it } from 'vitest'
import { quincenaRange } from '#domain/calendario/quincena.ts'
import { juzgarSueldo, type ContextoSueldo } from '#domain/cargas/sueldos/juzgar-sueldo.ts'
import { plainDate } from '#domain/plain-date.ts'

/** Quincena 22 of 2026. */
const Q22 = 2026 * 24 + 21
const CONTEXTO: ContextoSueldo = {
  desde: Q22,
  inicio: quincenaRange(Q22).inicio,
  categoria: { clave: '20B', sueldoCentavos: 1_233_575, posterior: null },
}
const juzgar = (valores: Parameters<typeof juzgarSueldo>[0], contexto: Partial<ContextoSueldo> = {}) =>
  juzgarSueldo(valores, { ...CONTEXTO, ...contexto }).map(({ codigo, hallado, esperado }) => [
    codigo,
    hallado,
    esperado,
  ])

describe('a row of new salaries', () => {
  it('that raises the salary of a category enters', () => {
    expect(juzgar({ categoria: '20b', monto: 1_290_000 })).toEqual([])
    expect(juzgar({ categoria: '20B', monto: 1_290_000, desde: Q22 })).toEqual([])
  })

  it('is refused if its category has no salary that day', () => {
    expect(juzgar({ categoria: '99Z', monto: 1 }, { categoria: null })).toEqual([
      ['C461', '99Z', 'una categoría con sueldo el 16 nov 2026'],
    ])
  })

  it.each([
    [1_233_575, 'C464', '$12,335.75', 'más de $12,335.75, el de hoy'],
    [1_200_000, 'C464', '$12,000.00', 'más de $12,335.75, el de hoy'],
    [0, 'C463', '$0.00', 'más de $0.00 y menos de $1,000,000.00'],
    [100_000_000, 'C463', '$1,000,000.00', 'más de $0.00 y menos de $1,000,000.00'],
  ])('is refused with %d centavos', (monto, ...falta) => {
    expect(juzgar({ categoria: '20B', monto })).toEqual([falta])
  })

  it('is refused if another salary begins later, or if it is of another quincena', () => {
    const categoria = { clave: '20B', sueldoCentavos: 1_233_575, posterior: plainDate(2027, 1, 1) }
    expect(juzgar({ categoria: '20B', monto: 1_290_000, desde: Q22 + 1 }, { categoria })).toEqual([
      ['C466', 'Q23 2026 · 1–15 dic', 'Q22 2026 · 16–30 nov, la de la carga'],
      ['C465', '20B tiene otro sueldo desde el 1 ene 2027', 'que el aumento empiece el 1 ene 2027 o después'],
    ])
  })

  it('without a datum has only the fault of reading it', () => {
    expect(juzgar({ monto: 1 }, { categoria: null })).toEqual([])
    expect(juzgar({ categoria: '20B' })).toEqual([])
  })
})
