import { describe, expect, it } from 'vitest'
import {
  decididoCentavos,
  decisionExcedenteIssues,
  estadoExcedente,
  partesDeExcedente,
  pendienteDeExcedente,
} from '#domain/fondos/excedentes/excedente.ts'
import { plainDate } from '#domain/plain-date.ts'

const HOY = plainDate(2026, 11, 20)
const de = (importeCentavos: number, devueltoCentavos = 0, aFavorCentavos = 0) => ({
  importeCentavos,
  devueltoCentavos,
  aFavorCentavos,
})
const devolver = { destino: 'devolver', fecha: '2026-11-19', referencia: 'Oficio 12' } as const
const aFavor = { destino: 'a_favor', fecha: '', referencia: 'Oficio 13' } as const
const faltas = (decision: Parameters<typeof decisionExcedenteIssues>[0], importes = de(1_000)) =>
  decisionExcedenteIssues(decision, importes, HOY).map(({ path, code }) => `${path} ${code}`)

describe('what a payroll deducted beyond what was due', () => {
  it.each([
    [de(1_000), 1_000, 'por_decidir'],
    [de(1_000, 1_000), 0, 'devuelto'],
    [de(1_000, 0, 1_000), 0, 'a_favor'],
    [de(1_000, 400, 600), 0, 'a_favor'],
    // A later payroll deducted more: the rest is open again.
    [de(1_500, 1_000), 500, 'por_decidir'],
    // A later payroll gave part of it back after the decision.
    [de(200, 1_000), 0, 'devuelto'],
  ] as const)('%j has %i to decide and is %s', (importes, pendiente, estado) => {
    expect([pendienteDeExcedente(importes), estadoExcedente(importes)]).toEqual([pendiente, estado])
  })

  it('is returned whole, with what was in favour of the person; in favour goes only what is open', () => {
    expect(decididoCentavos('devolver', de(1_000, 100, 300))).toBe(900)
    expect(decididoCentavos('a_favor', de(1_000, 100, 300))).toBe(600)
  })

  it('says what became of each part', () => {
    expect(partesDeExcedente({ ...de(1_000, 300, 200), devueltoEl: HOY, referencia: 'Oficio 12' })).toEqual([
      'por decidir $5.00',
      'a favor $2.00',
      'devuelto $3.00 el 20 nov 2026 (Oficio 12)',
    ])
    expect(partesDeExcedente({ ...de(1_000, 0, 1_000), devueltoEl: null, referencia: 'Oficio 13' })).toEqual([
      'a favor $10.00 (Oficio 13)',
    ])
  })

  it('is decided with a day that has come and a paper', () => {
    expect(faltas(devolver)).toEqual([])
    expect(faltas(aFavor)).toEqual([])
    expect(faltas({ ...devolver, fecha: '' })).toEqual(['fecha requerido'])
    expect(faltas({ ...devolver, fecha: '2026-02-30' })).toEqual(['fecha fecha'])
    expect(faltas({ ...devolver, fecha: '2026-11-21' })).toEqual(['fecha futura'])
    expect(faltas({ ...devolver, fecha: '1999-11-21' })).toEqual(['fecha antigua'])
    expect(faltas({ ...aFavor, referencia: ' ' })).toEqual(['referencia requerido'])
    expect(faltas({ ...aFavor, referencia: 'x'.repeat(121) })).toEqual(['referencia largo'])
  })

  it('is not left in favour of the person twice', () => {
    expect(faltas(aFavor, de(1_000, 0, 1_000))).toEqual(['destino sin_pendiente'])
    expect(faltas(devolver, de(1_000, 0, 1_000))).toEqual([])
  })
})
