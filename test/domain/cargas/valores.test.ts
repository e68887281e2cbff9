import { describe, expect, it } from 'vitest'
import { leerCurp, leerNss, leerRfc } from '#domain/cargas/lectura/clave.ts'
import { leerFecha } from '#domain/cargas/lectura/fecha.ts'
import { leerImporte, leerImporteImplicito } from '#domain/cargas/lectura/importe.ts'
import { parsePeriodo } from '#domain/cargas/planos/periodo.ts'
import { quincenaOrdinal } from '#domain/calendario/quincena.ts'
import type { PlainDate } from '#domain/plain-date.ts'

const HOY = '2026-11-28' as PlainDate

describe('an amount', () => {
  it.each([
    ['4256.50', 425650],
    ['4256.5', 425650],
    ['4,256.50', 425650],
    ['$ 4,256.50', 425650],
    ['1,234', 123400],
    ['4.256,50', 425650],
    ['12,50', 1250],
    ['(125.00)', -12500],
    ['125.00-', -12500],
    ['-125', -12500],
    ['0', 0],
    ["'4256.50", 425650],
    ['4256.499999999999', 425650],
    ['1.5E+3', null],
    ['1.234E+3', 123400],
  ])('reads %s', (text, centavos) => {
    expect(leerImporte(text)).toEqual(centavos === null ? null : { valor: centavos })
  })

  it.each(['abc', '', '12.345.6', '1e400', '4256.5O', '12345678901.00'])('rejects %s', (text) => {
    expect(leerImporte(text)).toBeNull()
  })

  it('gives both readings of a point before three digits', () => {
    expect(leerImporte('4.256')).toEqual({ lecturas: ['4256.00', '4.256 (con tres decimales)'] })
  })

  it.each([
    ['0000425650', 2, 425650],
    ['    425650', 2, 425650],
    ['5', 2, 5],
    ['425650', 0, 42565000],
    ['0000425650-', 2, -425650],
    ['425650.0', 2, 425650],
  ])('reads %s with %d implied decimals', (text, decimales, centavos) => {
    expect(leerImporteImplicito(text, decimales)).toEqual({ valor: centavos })
  })

  it('gives both readings of a point where decimals are implied', () => {
    expect(leerImporteImplicito('4256.50', 2)).toEqual({ lecturas: ['4256.50', '42.57'] })
  })
})

describe('a key', () => {
  it('reads a CURP padded to 21 characters', () => {
    expect(leerCurp('RASL880314MASMTC06   ')).toEqual({ valor: 'RASL880314MASMTC06' })
  })

  it('reads an NSS that lost its zero if its check digit fits', () => {
    expect(leerNss('5088812341')).toEqual({ valor: '05088812341' })
    expect(leerNss('5.088812341E+09')).toEqual({ valor: '05088812341' })
    expect(leerNss('5088812341.0')).toEqual({ valor: '05088812341' })
  })

  it('gives both readings of a short NSS whose check digit does not fit', () => {
    expect(leerNss('5088812342')).toEqual({ lecturas: ['5088812342', '05088812342'] })
  })

  it('says that a spreadsheet lost the digits of a key', () => {
    expect(leerNss('5.09E+09')).toBe('perdida')
  })

  it('keeps the 12 characters of an RFC without its check character', () => {
    expect(leerRfc('rasl880314ab')).toEqual({ valor: 'RASL880314AB' })
    expect(leerRfc('RASL8803')).toBeNull()
  })
})

describe('a date', () => {
  it.each([
    ['20261116', 'AAAAMMDD', '2026-11-16'],
    ['16112026', 'DDMMAAAA', '2026-11-16'],
    ['161126', 'DDMMAA', '2026-11-16'],
    ['261116', 'AAMMDD', '2026-11-16'],
    ['16/11/2026', 'detectar', '2026-11-16'],
    ['2026-11-16T00:00:00.000Z', 'detectar', '2026-11-16'],
    ['31022026', 'DDMMAAAA', null],
    ['2026111', 'AAAAMMDD', null],
  ] as const)('reads %s as %s', (text, formato, day) => {
    expect(leerFecha(text, formato, { hoy: HOY })).toBe(day)
  })
})

describe('a quincena', () => {
  const Q22_2026 = quincenaOrdinal(2026, 22)
  it.each([
    ['2226', 'QQAA', Q22_2026],
    ['2622', 'AAQQ', Q22_2026],
    ['202622', 'AAAAQQ', Q22_2026],
    ['2526', 'QQAA', null],
    ['202625', 'AAAAQQ', null],
    ['2226', 'AAAAQQ', null],
  ] as const)('reads %s in the notation %s', (text, notacion, ordinal) => {
    expect(parsePeriodo(text, notacion, 2026)).toBe(ordinal)
  })

  it('is never guessed: one text is two quincenas in two notations', () => {
    expect(parsePeriodo('1112', 'QQAA', 2026)).toBe(quincenaOrdinal(2012, 11))
    expect(parsePeriodo('1112', 'AAQQ', 2026)).toBe(quincenaOrdinal(2011, 12))
  })
})
