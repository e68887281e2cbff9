import { describe, expect, it } from 'vitest'
import { formatNss, isNssCheckDigitOk, nssAvisos, nssCheckDigit, nssIssues } from '#domain/identidad/nss.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { vectores } from './vectores.ts'

describe('published NSS vectors', () => {
  it.each(vectores.nss)('$value valid: $expected_valid', ({ value, expected_valid, parts }) => {
    expect(nssIssues(value).length === 0 && isNssCheckDigitOk(value)).toBe(expected_valid)
    if (parts) {
      const expected = `${parts['subdelegacion']}-${parts['anio_alta']}-${parts['anio_nacimiento']}-${parts['consecutivo']}`
      expect(formatNss(value).slice(0, 13)).toBe(expected)
    }
  })
})

it('prints in groups and leaves alone what is not an NSS', () => {
  expect(formatNss('05088812341')).toBe('05-08-88-1234-1')
  expect(formatNss('0508')).toBe('0508')
})
it('computes the Luhn digit', () => expect([nssCheckDigit('0508881234'), nssCheckDigit('123')]).toEqual(['1', null]))

describe('nssIssues', () => {
  it.each([
    ['05088812341', []],
    ['05-08-88-1234-1', []],
    ['', ['NSS inválido: escribe los 11 dígitos']],
    ['050888123', ['NSS inválido: faltan 2 dígitos']],
    ['050888123411', ['NSS inválido: sobra 1 dígito']],
    ['O5088812341', ['NSS inválido: solo lleva dígitos']],
  ])('%s → %j', (nss, expected) => expect(nssIssues(nss).map((issue) => issue.message)).toEqual(expected))
})

describe('nssAvisos', () => {
  it.each([
    ['05088812341', '1988-03-14', []],
    ['05088812342', '1988-03-14', ['digito_verificador']],
    ['05088812341', '1991-04-17', ['anio_nacimiento']],
    ['0508', '1991-04-17', []],
  ])('%s born %s → %j', (nss, born, expected) => {
    expect(nssAvisos(nss, parsePlainDate(born)).map((aviso) => aviso.code)).toEqual(expected)
  })
})
