import { describe, expect, it } from 'vitest'
import { evaluarFormula } from '#domain/fondos/formula/evaluar-formula.ts'
import { LIMITES_FORMULA } from '#domain/fondos/formula/formula.ts'
import { revisarFormula } from '#domain/fondos/formula/revisar-formula.ts'
import { numeroLegible } from '#domain/fondos/formula/numero-legible.ts'
import { FORMULAS_DE_ORO, FORMULAS_MALAS, VALORES_DE_ORO } from './formulas-de-oro.ts'

const valores = new Map<string, string>(Object.entries(VALORES_DE_ORO))
const nombres = { valores, formulas: new Map<string, string>() }
const sinLimite = { vencido: () => false }

describe('a formula worked by hand', () => {
  it.each(FORMULAS_DE_ORO)('$caso', ({ formula, resultado, pasos }) => {
    expect(revisarFormula(formula, nombres)).toEqual([])
    const { valor, pasos: told } = evaluarFormula(formula, nombres, sinLimite)
    expect(valor).toBe(resultado)
    expect(told.map((paso) => `${paso.cuenta} = ${paso.valor}`)).toEqual(pasos)
  })
})

describe('a formula that cannot be kept', () => {
  it.each(FORMULAS_MALAS)('%s is told at its character', (formula, caracter, dice) => {
    const [fault] = revisarFormula(formula, nombres)
    expect(fault?.caracter).toBe(caracter)
    expect(fault?.message).toContain(dice)
  })

  it('of 5,000 parentheses is told where there are too many', () => {
    const formula = `${'('.repeat(2_500)}1${')'.repeat(2_500)}`
    const [fault] = revisarFormula(formula, nombres)
    expect(fault?.caracter).toBe(LIMITES_FORMULA.niveles + 1)
    expect(fault?.message).toContain('paréntesis')
  })

  it('of more than 2,000 parts is told at the first one too many', () => {
    const [fault] = revisarFormula(Array.from({ length: 1_001 }, () => '1').join('+'), nombres)
    expect(fault?.message).toContain('2,000')
    expect(fault?.caracter).toBe(2_001)
  })

  it('that divides by what turns out to be zero is told at the division', () => {
    expect(revisarFormula('sueldo / (dias - 15)', nombres)).toEqual([])
    expect(() => evaluarFormula('sueldo / (dias - 15)', nombres, sinLimite)).toThrow(
      expect.objectContaining({ fault: expect.objectContaining({ caracter: 8 }) as unknown }),
    )
  })

  it('that takes longer than it may is stopped', () => {
    let nodos = 0
    const limite = { vencido: () => (nodos += 1) > 3 }
    expect(() => evaluarFormula('1 + 2 + 3 + 4 + 5', nombres, limite)).toThrow('tarda')
  })
})

describe('a formula that uses another', () => {
  const con = (...pares: readonly (readonly [string, string])[]) => ({ valores, formulas: new Map(pares) })

  it('works it out once, with its steps told as its own', () => {
    const todos = con(['sueldo_diario', 'sueldo / 30'])
    const { valor, pasos } = evaluarFormula('sueldo_diario * 2 + sueldo_diario', todos, sinLimite)
    // 411.191666… × 3 = 1,233.575
    expect(Number(valor).toFixed(3)).toBe('1233.575')
    expect(pasos.map(({ de, cuenta }) => [de, cuenta])).toEqual([
      ['sueldo_diario', '12,335.75 ÷ 30'],
      [null, '411.191666… × 2'],
      [null, '822.383333… + 411.191666…'],
    ])
  })

  it('is refused when it is itself, or comes back to itself through others', () => {
    const own = revisarFormula('base + 1', con(['base', 'sueldo']), 'base')
    expect(own).toEqual([{ caracter: 1, message: 'La fórmula no puede usarse a sí misma.' }])
    const around = revisarFormula('1 + uno', con(['uno', 'dos * 2'], ['dos', 'base']), 'base')
    expect(around).toEqual([
      { caracter: 5, message: 'La fórmula no puede usar «uno»: esa fórmula la usa a ella (base → uno → dos → base).' },
    ])
  })
})

describe('a number that is shown', () => {
  it.each([
    ['12335.75', '12,335.75'],
    ['0.3333333333333333333333333333333333333333', '0.333333…'],
    ['-1234567.1', '-1,234,567.1'],
    ['-0', '0'],
    ['15', '15'],
  ])('%s is read as %s, whatever it is of', (exacto, legible) => {
    expect(numeroLegible(exacto)).toBe(legible)
  })

  it('is told whole beside each step', () => {
    const { pasos } = evaluarFormula('1/3 > 0.5 ? 1 : 2000/3', nombres, sinLimite)
    expect(pasos.map(({ valor, exacto }) => [valor, exacto])).toEqual([
      ['0.333333…', '0.3333333333333333333333333333333333333333'],
      ['no', 'no'],
      ['666.666666…', '666.6666666666666666666666666666666666667'],
    ])
  })
})
