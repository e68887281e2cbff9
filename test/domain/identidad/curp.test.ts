import { describe, expect, it } from 'vitest'
import {
  curpAvisos,
  curpCheckDigit,
  curpIssues,
  isCurpCheckDigitOk,
  parseCurp,
  type SexoCurp,
} from '#domain/identidad/curp.ts'
import { curpRoot16, rasgosCurp } from '#domain/identidad/curp-root.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { vectores } from './vectores.ts'

const messages = (curp: string) => curpIssues(curp).map((issue) => issue.message)
const avisos = (curp: string) => curpAvisos(curp).map((aviso) => aviso.code)

describe('published CURP vectors', () => {
  it.each(vectores.curp_validate)('$value valid: $expected_valid', ({ value, expected_valid }) => {
    expect(curpIssues(value).length + curpAvisos(value).length === 0).toBe(expected_valid)
  })
  it.each(vectores.curp_check_digit)('$first17 → $expected_digit', ({ first17, expected_digit }) => {
    expect(curpCheckDigit(first17)).toBe(expected_digit)
  })
  it.each([
    ...vectores.curp_generate.map((v) => ({ ...v, root: v.expected.slice(0, 16) })),
    ...vectores.curp_root16.map((v) => ({ ...v, root: v.expected_root16 })),
  ])('root of $nombres $primer_apellido → $root', (v) => {
    const root = curpRoot16({
      nombres: v.nombres,
      apellidoPaterno: v.primer_apellido ?? '',
      apellidoMaterno: v.segundo_apellido ?? '',
      fechaNacimiento: parsePlainDate(v.fecha_nacimiento)!,
      sexo: v.sexo as SexoCurp,
      codigoEntidad: v.entidad,
    })
    expect(root).toBe(v.root)
  })
  it.each(vectores.curp_generate)('check digit of $expected', ({ expected }) =>
    expect(isCurpCheckDigitOk(expected)).toBe(true),
  )

  function rootOf(v: { nombres: string; primer_apellido?: string; segundo_apellido?: string }) {
    return curpRoot16({
      nombres: v.nombres,
      apellidoPaterno: v.primer_apellido ?? '',
      apellidoMaterno: v.segundo_apellido ?? '',
      fechaNacimiento: parsePlainDate('1990-01-01')!,
      sexo: 'H',
      codigoEntidad: 'AS',
    })
  }
  it.each(vectores.curp_letters4)('$nombres / $primer_apellido / $segundo_apellido begins $expected', (v) => {
    expect(rootOf(v).slice(0, 4)).toBe(v.expected)
  })
  it.each(vectores.curp_consonants3)('$nombres / $primer_apellido / $segundo_apellido ends $expected', (v) => {
    expect(rootOf(v).slice(13)).toBe(v.expected)
  })
  it.each(vectores.curp_word_features)('letters of "$word"', ({ word, expected }) => {
    expect(rasgosCurp(word)).toEqual({
      inicial: expected.initial,
      vocal: expected.internal_vowel,
      consonante: expected.internal_consonant,
    })
  })
})

describe('curpIssues', () => {
  it.each([
    ['RASL880314MASMTC06', []],
    [' rasl-880314 masmtc06 ', []],
    ['RASL880314XASMTC06', []],
    ['', ['CURP inválida: escribe los 18 caracteres']],
    ['RASL880314MASMTC0', ['CURP inválida: falta 1 carácter']],
    ['RASL880314MASMTC', ['CURP inválida: faltan 2 caracteres']],
    ['RASL880314MASMTC066', ['CURP inválida: sobra 1 carácter']],
    ['RASL8803I4MASMTC06', ['CURP inválida: el carácter 9 debe ser un dígito']],
    ['RASL880314ZASMTC06', ['CURP inválida: el carácter 11 debe ser H, M o X']],
    ['ÑASL880314MASMTC06', ['CURP inválida: el carácter 1 es Ñ, que las claves escriben X']],
  ])('"%s" → %j', (curp, expected) => expect(messages(curp)).toEqual(expected))
})

describe('curpAvisos warns without refusing', () => {
  it.each([
    ['RASL880314MASMTC06', []],
    ['RASL880314MASMTC07', ['digito_verificador']],
    ['RASL880231MASMTC08', ['fecha_inexistente']],
    ['RASL880314MZZMTC08', ['entidad_desconocida']],
  ])('%s → %j', (curp, expected) => {
    expect(curpIssues(curp)).toEqual([])
    expect(avisos(curp)).toEqual(expect.arrayContaining(expected))
    if (expected.length === 0) expect(avisos(curp)).toEqual([])
  })
  it('knows the error of the official picture, SABC560626MDFLRN09', () => {
    expect(avisos('SABC560626MDFLRN09')).toEqual(['digito_verificador'])
    expect(avisos('SABC560626MDFLRN01')).toEqual([])
  })
})

describe('parseCurp', () => {
  it('reads date, sex and state', () => {
    expect(parseCurp('RASL880314MASMTC06')).toEqual({
      fechaNacimiento: '1988-03-14',
      sexo: 'M',
      codigoEntidad: 'AS',
      entidad: 'Aguascalientes',
    })
  })
  it.each([
    ['BOXW310820HNERXN09', '1931-08-20'],
    ['MXXM000101HASXXXA4', '2000-01-01'],
    ['AAAA000101HDFCCC09', '1900-01-01'],
    ['XEXX010229HNEXXXA4', null],
    ['XEXX040229HNEXXXA4', '2004-02-29'],
  ])('takes the century of %s from position 17: %s', (curp, date) =>
    expect(parseCurp(curp)?.fechaNacimiento ?? null).toBe(date),
  )
  it('has nothing to say of a malformed key', () => expect(parseCurp('RASL88')).toBeNull())
})

describe('curpRoot16 of names that trouble', () => {
  it.each([
    ['José', 'Núñez', 'Íñiguez', 'NUIJ900101HASXXS'],
    ['María José', "O'Farrill", 'de la O', 'OXOJ900101HASXXS'],
    ['Ma. del Carmen', 'Peña', '', 'PEXC900101HASXXR'],
    ['J. Jesús', 'Güemes', 'Ñíguez', 'GUXJ900101HASMGS'],
  ])('%s %s %s → %s', (nombres, apellidoPaterno, apellidoMaterno, expected) => {
    const fechaNacimiento = parsePlainDate('1990-01-01')!
    expect(
      curpRoot16({ nombres, apellidoPaterno, apellidoMaterno, fechaNacimiento, sexo: 'H', codigoEntidad: 'AS' }),
    ).toBe(expected)
  })
})
