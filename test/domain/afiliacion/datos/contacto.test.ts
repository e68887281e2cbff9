import { describe, expect, it } from 'vitest'
import { dominioPropuesto, emailIssues } from '#domain/afiliacion/datos/correo.ts'
import { digitosDeMas, formatTelefono, normalizeTelefono, telefonoIssues } from '#domain/afiliacion/datos/telefono.ts'

describe('telefono', () => {
  it.each([
    ['4491452233', '4491452233'],
    ['449 145 22 33', '4491452233'],
    ['(449) 145-2233', '4491452233'],
    ['+52 449 145 2233', '4491452233'],
    ['+5214491452233', '4491452233'],
    ['00524491452233', '4491452233'],
    ['+1 512 555 0100', '5125550100'],
    ['449\u00A0145\u20112233', '4491452233'],
  ])('%s is stored as %s', (text, stored) => {
    expect([normalizeTelefono(text), telefonoIssues(text)]).toEqual([stored, []])
  })
  it.each([
    ['', 'Teléfono inválido: escribe los 10 dígitos'],
    ['44914522', 'Teléfono inválido: faltan 2 dígitos'],
    ['449145223', 'Teléfono inválido: falta 1 dígito'],
    ['+52 449 145 22', 'Teléfono inválido: faltan 2 dígitos'],
    ['123456789012345', 'Teléfono inválido: sobra 1 dígito'],
    ['449 145 2233 ext 4', 'Teléfono inválido: solo lleva dígitos'],
    ['449+1452233', 'Teléfono inválido: solo lleva dígitos'],
  ])('%s: %s', (text, message) => {
    expect([normalizeTelefono(text), telefonoIssues(text).map((issue) => issue.message)]).toEqual([null, [message]])
  })
  it.each([
    ['4491452233', '449 145 2233'],
    ['5512345678', '55 1234 5678'],
    ['123', '123'],
  ])('%s is shown as %s', (stored, shown) => expect(formatTelefono(stored)).toBe(shown))

  it.each([
    ['4491452233', ''],
    ['+52 449 145 2233', ''],
    ['+1 512 555 0100', ''],
    ['521 449 145 2233', ''],
    ['044 449 145 2233', ''],
    ['44914522334', '4'],
    ['4491234567890', '449'],
    ['449145', ''],
  ])('of %s, "%s" is told as too many: no prefix', (text, extra) => expect(digitosDeMas(text)).toBe(extra))
})

describe('emailIssues', () => {
  it.each(['maria.munoz@salud.ejemplo.gob.mx', 'a@b.co', 'x+y@dominio.com.mx', "o'farrill@ejemplo.mx", ' a@b.co '])(
    'takes %s',
    (email) => {
      expect(emailIssues(email)).toEqual([])
    },
  )
  it.each([
    '',
    'maria',
    '@b.co',
    'maria@',
    'maria@@b.co',
    'ma ria@b.co',
    'maria@b',
    'maria@b..co',
    'maria.@b.co',
    '<a>@b.co',
    'a@-b.co',
    `${'a'.repeat(65)}@b.co`,
  ])('refuses "%s"', (email) => expect(emailIssues(email)[0]?.message).toMatch(/^Email inválido: ./))
})

describe('the domain proposed for an e-mail', () => {
  const dominios = ['salud.ejemplo.gob.mx', 'educacion.ejemplo.gob.mx', 'correo.ejemplo.gob.mx']
  it.each([
    ['Instituto de Educación', 'ana@correo.ejemplo.gob.mx', 'educacion.ejemplo.gob.mx'],
    ['Tribunal Electoral', 'ana@correo.ejemplo.gob.mx', 'correo.ejemplo.gob.mx'],
    ['', 'ana@otro.mx', 'salud.ejemplo.gob.mx'],
  ])('of a desk of "%s" with %s is %s', (entidad, correo, expected) =>
    expect(dominioPropuesto(dominios, { entidad, correo })).toBe(expected),
  )
})
