import { describe, expect, it } from 'vitest'
import { enSuAlfabeto } from '#domain/documentos/claves/en-su-alfabeto.ts'
import { sugerenciaDe } from '#domain/documentos/claves/reparaciones.ts'
import { isCurpCheckDigitOk } from '#domain/identidad/curp.ts'

const curp = (lectura: string) => enSuAlfabeto(lectura, (key) => key.length === 18 && isCurpCheckDigitOk(key))

describe('a CURP whose J was read as I', () => {
  it.each([
    ['ROXA050821HICJXGA5', 'ROXA050821HJCJXGA5', 'in the state, of which no other is like IC'],
    ['VARO030307MBSLILA5', 'VARO030307MBSLJLA5', 'among the consonants'],
    ['RELJ770201HIJCYYR07', 'RELJ770201HJCYYR07', 'as two letters'],
    ['FOOA820407H1CLLR0G', 'FOOA820407HJCLLR06', 'as a 1'],
    ['R0XA05O821HJCJXGA5', 'ROXA050821HJCJXGA5', 'not, but an O as zero and a zero as O'],
  ])('%s is %s: %s', (lectura, clave) => {
    expect(curp(lectura)).toEqual([clave])
  })
})

describe('a CURP read with letters where only digits stand', () => {
  it.each([
    ['LUCDO61208MASNRNA8', 'a letter O in the year'],
    ['LUCDO061208MASNRNA8', 'a zero read twice'],
    ['LUCDO61208MASNRNAS8', 'an 8 read twice and a letter O'],
    ['LUCDO612O8MASNRNAB', 'an 8 taken for a B'],
    ['LUCD061208MASNRNA8', 'nothing wrong'],
  ])('%s: %s', (lectura) => {
    expect(curp(lectura)).toEqual(['LUCD061208MASNRNA8'])
  })

  it.each(['LUCD061208MASNRNAS', 'LUCD061208MASNRN8', 'LUCD061209MASNRNA8', ''])('%s makes none', (lectura) => {
    expect(curp(lectura)).toEqual([])
  })
})

it('a J as I and a last digit as S make a suggestion: only the check digit says which digit it is', () => {
  expect(sugerenciaDe('curp', 'CACJ910306HICHHN0S')).toBe('CACJ910306HJCHHN08')
})
