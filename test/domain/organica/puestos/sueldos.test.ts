import { describe, expect, it } from 'vitest'
import { cambioSueldo, desdeSueldoIssues, sueldoAl, sueldoIssues } from '#domain/organica/puestos/sueldos.ts'
import type { PlainDate } from '#domain/plain-date.ts'

const day = (text: string) => text as PlainDate
const sueldo = (id: number, montoCentavos: number, desde: string, hasta: string | null) => ({
  id,
  montoCentavos,
  desde: day(desde),
  hasta: hasta === null ? null : day(hasta),
})
const SUELDOS = [sueldo(1, 1_000_000, '2025-01-01', '2025-12-31'), sueldo(2, 1_040_000, '2026-01-01', null)]

describe('sueldoAl', () => {
  it.each([
    ['2024-12-31', null],
    ['2025-01-01', 1_000_000],
    ['2025-12-31', 1_000_000],
    ['2026-01-01', 1_040_000],
    ['2030-06-15', 1_040_000],
  ])('on %s is %s', (on, centavos) => {
    expect(sueldoAl(SUELDOS, day(on))?.montoCentavos ?? null).toBe(centavos)
  })
})

describe('sueldoIssues', () => {
  it.each([
    [1, []],
    [99_999_999, []],
    [0, ['El sueldo mensual es mayor que $0.00 y menor que $1,000,000.00; llegó $0.00.']],
    [100_000_000_000, ['El sueldo mensual es mayor que $0.00 y menor que $1,000,000.00; llegó $1,000,000,000.00.']],
    [-500, ['El sueldo mensual es mayor que $0.00 y menor que $1,000,000.00; llegó −$5.00.']],
    [NaN, ['El sueldo es una cantidad en pesos, con dos decimales a lo más.']],
    [null, ['Escribe el sueldo mensual.']],
  ])('of %s centavos', (centavos, messages) => {
    expect(sueldoIssues(centavos).map(({ message }) => message)).toEqual(messages)
  })
})

describe('desdeSueldoIssues', () => {
  const plazo = { desde: day('2026-11-16'), hasta: day('2027-12-31') }
  it('takes the quincena of today and later, to the end of next year', () => {
    expect(desdeSueldoIssues(day('2026-11-16'), plazo)).toEqual([])
    expect(desdeSueldoIssues(day('2027-12-31'), plazo)).toEqual([])
    expect(desdeSueldoIssues('2026-11-15', plazo)).toEqual([
      {
        path: 'desde',
        code: 'retroactivo',
        message:
          'El sueldo cambia desde el 16 nov 2026 o después; llegó 15 nov 2026. Lo retroactivo se hace con un aumento.',
      },
    ])
    expect(desdeSueldoIssues('2028-01-01', plazo)).toEqual([
      { path: 'desde', code: 'lejano', message: 'La fecha llega hasta el 31 dic 2027; llegó 1 ene 2028.' },
    ])
  })

  it.each(['', '2026-02-30', '01/1'])('asks for a day where %j is none', (desde) => {
    expect(desdeSueldoIssues(desde, plazo)).toEqual([
      { path: 'desde', code: 'fecha', message: 'Escribe un día que exista.' },
    ])
  })
})

describe('cambioSueldo', () => {
  it('ends the one before on the eve', () => {
    expect(cambioSueldo(SUELDOS, day('2027-01-01'))).toEqual({
      termina: { id: 2, hasta: '2026-12-31' },
      corrige: null,
      hasta: null,
    })
  })

  it('puts right the one that begins the same day', () => {
    expect(cambioSueldo(SUELDOS, day('2026-01-01'))).toEqual({ termina: null, corrige: { id: 2 }, hasta: null })
  })

  it('ends before the next one, which stands', () => {
    expect(cambioSueldo(SUELDOS, day('2025-07-01'))).toEqual({
      termina: { id: 1, hasta: '2025-06-30' },
      corrige: null,
      hasta: '2025-12-31',
    })
  })

  it('begins the first of a category', () => {
    expect(cambioSueldo([], day('2026-01-01'))).toEqual({ termina: null, corrige: null, hasta: null })
  })
})
