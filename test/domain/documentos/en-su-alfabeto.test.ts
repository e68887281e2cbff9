import { describe, expect, it } from 'vitest'
import { enSuAlfabeto } from '#domain/documentos/claves/en-su-alfabeto.ts'
import { isCurpCheckDigitOk } from '#domain/identidad/curp.ts'

const curp = (lectura: string) => enSuAlfabeto(lectura, (key) => key.length === 18 && isCurpCheckDigitOk(key))

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
