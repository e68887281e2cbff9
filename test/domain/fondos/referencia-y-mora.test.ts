import { describe, expect, it } from 'vitest'
import { etiquetaClave, parseValor, valorTexto } from '#domain/fondos/clave-parametro.ts'
import { antiguedadDe, diasDeMora, interesMora } from '#domain/fondos/mora.ts'
import { parametrosDe } from '#domain/fondos/parametro.ts'
import { multiplyDivide } from '#domain/fondos/redondeo.ts'
import {
  isReferencia,
  prefijoEntidad,
  prefijoPersona,
  referenciaPago,
  referenciaTexto,
} from '#domain/fondos/referencia-pago.ts'
import type { PlainDate } from '#domain/plain-date.ts'

const day = (text: string): PlainDate => text as PlainDate

describe('payment reference', () => {
  it('is the worked example of the bank’s algorithm', () => {
    const contrato = { base: 1988, constante: '2' }
    const referencia = referenciaPago('067591119700', day('1997-05-23'), 425_650, contrato)
    expect(referencia).toBe('06759111970034946226')
    expect(isReferencia(referencia)).toBe(true)
  })

  it('of an entity has 15 digits: keys, period, limit date, amount and check', () => {
    // (2026 − 2014) × 372 + 11 × 31 + 3 = 4808; 0×7 + 5×3 + 6×1 + 5×7 + 2×3 + 4×1 = 66 → 6
    const referencia = referenciaPago(prefijoEntidad('1', '03', '2226'), day('2026-12-04'), 425_650, {
      base: 2014,
      constante: '',
    })
    expect(referencia).toMatch(/^0103222648086\d\d$/)
    expect(referencia).toHaveLength(15)
    expect(referenciaTexto(referencia)).toMatch(/^0103 2226 4808 6\d\d$/)
  })

  it('of a person has 17', () => {
    const referencia = referenciaPago(prefijoPersona(18_841, '2226'), day('2026-12-04'), 5, {
      base: 2014,
      constante: '',
    })
    expect(referencia).toMatch(/^018841222648085\d\d$/)
  })

  it('with one digit changed or two exchanged is told apart', () => {
    expect(isReferencia('06759111970034946227')).toBe(false)
    expect(isReferencia('06759111970043946226')).toBe(false)
    expect(isReferencia('0675911197003494622X')).toBe(false)
  })

  it('refuses an amount below zero and a date its base cannot hold', () => {
    const contrato = { base: 2014, constante: '' }
    expect(() => referenciaPago('01032226', day('2026-12-04'), -1, contrato)).toThrow(RangeError)
    expect(() => referenciaPago('01032226', day('2013-12-04'), 1, contrato)).toThrow(RangeError)
    expect(() => referenciaPago('01032226', day('2041-12-04'), 1, contrato)).toThrow(RangeError)
  })
})

describe('interest of a late payment', () => {
  it('is simple, by calendar days of a year of 365', () => {
    // 10,000.00 × 12 % × 30 ÷ 365 = 98.6301…
    expect(interesMora(1_000_000, 120_000, 30)).toBe(9_863)
    expect(interesMora(1_000_000, 0, 30)).toBe(0)
    expect(interesMora(-500, 120_000, 30)).toBe(0)
  })
  it('counts no day on the limit date itself', () => {
    expect(diasDeMora(day('2026-12-04'), day('2026-12-04'))).toBe(0)
    expect(diasDeMora(day('2026-12-04'), day('2026-12-05'))).toBe(1)
    expect(diasDeMora(day('2026-12-04'), day('2027-01-03'))).toBe(30)
  })
  it('stays exact where a float would not', () => {
    // 9,007,199,254,740,991 × 1,000,003 ÷ 1,000,000 = 9,007,226,276,338,754.76…, too large; half of it is not
    expect(multiplyDivide(4_503_599_627_370_495, 1_000_003, 1_000_000, 'medio-par')).toBe(4_503_613_138_169_377)
    expect(() => multiplyDivide(Number.MAX_SAFE_INTEGER, 1_000_003, 1_000_000, 'truncar')).toThrow(RangeError)
  })
  it('groups debts by age', () => {
    const ages = ['2026-12-04', '2026-12-05', '2027-01-03', '2027-01-04', '2027-03-04', '2027-03-05']
    expect(ages.map((hoy) => antiguedadDe(day('2026-12-04'), day(hoy)))).toEqual([
      'por_vencer',
      'd30',
      'd30',
      'd60',
      'd90',
      'mas',
    ])
  })
})

describe('rounding', () => {
  it.each([
    [-25, 10, -2],
    [-35, 10, -4],
    [25, 10, 2],
    [35, 10, 4],
    [26, 10, 3],
  ])('%d ÷ %d to the nearest, ties to even → %d', (n, d, value) =>
    expect(multiplyDivide(n, 1, d, 'medio-par')).toBe(value),
  )
  it.each([
    [-29, 10, -2],
    [29, 10, 2],
  ])('%d ÷ %d cut → %d', (n, d, value) => expect(multiplyDivide(n, 1, d, 'truncar')).toBe(value))
})

describe('parameters in force', () => {
  const registro = (clave: number, version: number, desde: number) => ({ clave, version, desde })
  it('are those of the latest quincena, then of the newest key, then of its newest version', () => {
    const all = [
      registro(1, 1, 100),
      registro(2, 1, 110),
      registro(3, 1, 110),
      registro(3, 2, 110),
      registro(4, 1, 105),
    ]
    expect(parametrosDe(all, 99)).toBeNull()
    expect(parametrosDe(all, 100)).toMatchObject({ clave: 1 })
    expect(parametrosDe(all, 109)).toMatchObject({ clave: 4 })
    expect(parametrosDe(all, 200)).toMatchObject({ clave: 3, version: 2 })
  })
  it('are read and written with up to four decimals', () => {
    expect([222_500, 50_000, 3_500, 0].map(valorTexto)).toEqual(['22.25', '5', '0.35', '0'])
    expect([22.25, 0.3501, 0.35011].map(parseValor)).toEqual([222_500, 3_501, null])
    expect(etiquetaClave('FPESA_GASTOS_FUN')).toBe('FPESA Gastos Fun')
  })
})
