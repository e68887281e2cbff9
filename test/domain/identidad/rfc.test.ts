import { describe, expect, it } from 'vitest'
import {
  RFC_PATTERN,
  isRfcCheckDigitOk,
  isRfcDateOk,
  rfcAvisos,
  rfcCheckDigit,
  rfcIssues,
  splitRfc,
} from '#domain/identidad/rfc.ts'
import { rfcHomoclave, rfcRoot10 } from '#domain/identidad/rfc-root.ts'
import { matchCurpRfc } from '#domain/identidad/match-curp-rfc.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { vectores } from './vectores.ts'

const root = (v: (typeof vectores.rfc_generate10)[number]) =>
  rfcRoot10(
    { nombres: v.nombres, apellidoPaterno: v.apellido_paterno ?? '', apellidoMaterno: v.apellido_materno ?? '' },
    parsePlainDate(v.fecha_nacimiento)!,
  )

describe('published RFC vectors', () => {
  it.each(vectores.rfc_generate10)('$nombres $apellido_paterno $apellido_materno → $expected', (v) => {
    expect(root(v)).toBe(v.expected)
  })
  it.each(vectores.rfc_homoclave)('homoclave of $full_name → $expected', (v) =>
    expect(rfcHomoclave(v.full_name)).toBe(v.expected),
  )
  it.each(vectores.rfc_check_digit)('$first12 → $expected', (v) => expect(rfcCheckDigit(v.first12)).toBe(v.expected))
  it.each(vectores.rfc_generate13)('$nombres $apellido_paterno → $expected', (v) => {
    const first12 = root(v) + rfcHomoclave(`${v.apellido_paterno} ${v.apellido_materno} ${v.nombres}`)
    expect(first12 + (rfcCheckDigit(first12) ?? '')).toBe(v.expected)
  })
  it.each(vectores.rfc_validate)('"$value" valid: $expected_valid', ({ value, expected_valid }) => {
    expect(RFC_PATTERN.test(value) && isRfcDateOk(value) && isRfcCheckDigitOk(value)).toBe(expected_valid)
  })
  it.each(vectores.rfc_validate_no_dv)('$value is in use though its digit fails', (v) => {
    expect(RFC_PATTERN.test(v.value) && isRfcDateOk(v.value)).toBe(v.expected_valid_format)
    expect(isRfcCheckDigitOk(v.value)).toBe(v.expected_check_digit_ok)
  })
})

describe('rfcIssues', () => {
  const messages = (base: string, homo: string) => rfcIssues(base, homo).map((issue) => [issue.path, issue.message])
  it.each([
    ['RASL880314', 'TM9', []],
    ['ras l880314', 'tm9', []],
    ['ÑUÑM880314', 'AA1', []],
    [
      '',
      '',
      [
        ['rfcBase', 'RFC inválido: escribe los 10 caracteres'],
        ['rfcHomo', 'Homoclave inválida: escribe los 3 caracteres'],
      ],
    ],
    ['RASL88031', 'TM9', [['rfcBase', 'RFC inválido: falta 1 carácter']]],
    ['RASL88O314', 'TM9', [['rfcBase', 'RFC inválido: el carácter 7 debe ser un dígito']]],
    ['RASL880314', 'TM', [['rfcHomo', 'Homoclave inválida: falta 1 carácter']]],
    ['RASL880314', 'T&9', [['rfcHomo', 'Homoclave inválida: solo lleva letras y dígitos']]],
    ['SAT970701', 'NN3', [['rfcBase', 'RFC inválido: falta 1 carácter']]],
  ])('%s %s → %j', (base, homo, expected) => expect(messages(base, homo)).toEqual(expected))
})

describe('rfcAvisos', () => {
  it.each([
    ['GODE561231', 'GR8', []],
    ['GODE561231', 'GR7', ['digito_verificador']],
    ['XAXX010101', '000', ['rfc_generico']],
  ])('%s%s → %j', (base, homo, codes) => expect(rfcAvisos(base, homo).map((aviso) => aviso.code)).toEqual(codes))
  it('tells a day that never was', () => {
    expect(rfcAvisos('GODE560231', 'GR8').map((aviso) => aviso.code)).toContain('fecha_inexistente')
  })
})

describe('splitRfc', () => {
  it.each([
    ['RASL880314TM9', 'RASL880314', 'TM9'],
    ['rasl880314-tm9', 'RASL880314', 'TM9'],
    ['SAT970701NN3', 'SAT970701', 'NN3'],
    ['RASL880314', 'RASL880314', ''],
    ['', '', ''],
  ])('%s → %s + %s', (rfc, rfcBase, rfcHomo) => expect(splitRfc(rfc)).toEqual({ rfcBase, rfcHomo }))
})

describe('rfcRoot10 beside the CURP', () => {
  const date = parsePlainDate('1988-03-14')!
  it.each([
    ['Juan', 'Núñez', 'Ñuño', 'NUÑJ880314'],
    ['Carlos', 'Po', 'Ruiz', 'PRCA880314'],
    ['Rosa', 'Bueno', 'Espinosa', 'BUER880314'],
    ['Yolanda', 'Bueno', 'Espinosa', 'BUEX880314'],
    ['Luis', "D'Angelo", 'Vargas', 'DAVL880314'],
  ])('%s %s %s → %s', (nombres, apellidoPaterno, apellidoMaterno, expected) => {
    expect(rfcRoot10({ nombres, apellidoPaterno, apellidoMaterno }, date)).toBe(expected)
  })
})

describe('matchCurpRfc', () => {
  it.each([
    ['RASL880314MASMTC06', 'RASL880314', 'coincide'],
    ['rasl880314masmtc06', 'RASL-880314', 'coincide'],
    ['RASL880314MASMTC06', 'RASL880315', 'no_coincide'],
    ['NAPA900101HASXXN09', 'ÑAPA900101', 'no_coincide'],
    ['XAPA900101HASXXN09', 'ÑAPA900101', 'coincide'],
    ['RASL880314MASMTC06', 'RASL8803', 'incompleto'],
    ['', 'RASL880314', 'incompleto'],
  ])('%s / %s → %s', (curp, rfc, expected) => expect(matchCurpRfc(curp, rfc)).toBe(expected))
})
