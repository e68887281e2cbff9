import { describe, expect, test } from 'vitest'
import { curpRoot16 } from '#domain/identidad/curp-root.ts'
import { curpIssues, isCurpCheckDigitOk, parseCurp } from '#domain/identidad/curp.ts'
import { isNssCheckDigitOk, nssAvisos } from '#domain/identidad/nss.ts'
import { rfcRoot10 } from '#domain/identidad/rfc-root.ts'
import { isRfcCheckDigitOk, RFC_PERSONA_PATTERN } from '#domain/identidad/rfc.ts'
import { PALABRAS_INCONVENIENTES_CURP } from '#domain/identidad/palabras-inconvenientes.ts'
import { nombreIssues } from '#domain/identidad/nombre.ts'
import { generarPersonas } from '#seeds/demo/personas/generar-personas.ts'
import { AFILIADOS_DE_DEMO, SEMILLA_AFILIADOS } from '#seeds/demo/personas/semillas.ts'

const personas = generarPersonas(SEMILLA_AFILIADOS, AFILIADOS_DE_DEMO)
const distinct = (values: readonly string[]): number => new Set(values).size

describe('fictional people', () => {
  test('the same seed gives the same people, a longer run begins with the shorter one, another seed gives others', () => {
    expect(generarPersonas(7, 40)).toEqual(generarPersonas(7, 60).slice(0, 40))
    expect(generarPersonas(8, 40)).not.toEqual(generarPersonas(7, 40))
  })

  test('nobody shares a CURP or an NSS', () => {
    expect(personas).toHaveLength(AFILIADOS_DE_DEMO)
    expect(distinct(personas.map(({ curp }) => curp))).toBe(AFILIADOS_DE_DEMO)
    expect(distinct(personas.map(({ nss }) => nss))).toBe(AFILIADOS_DE_DEMO)
  })

  test('every CURP is well formed and says the birth date, sex, state and name of its person', () => {
    for (const persona of personas) {
      expect(curpIssues(persona.curp), persona.curp).toEqual([])
      expect(isCurpCheckDigitOk(persona.curp), persona.curp).toBe(true)
      const { fechaNacimiento, sexo, codigoEntidad } = persona
      expect(parseCurp(persona.curp)).toMatchObject({ fechaNacimiento, sexo, codigoEntidad })
      expect(persona.curp.slice(0, 16)).toBe(curpRoot16(persona))
    }
  })

  test('every RFC is well formed, by rule, with its check digit', () => {
    for (const persona of personas) {
      expect(persona.rfc).toMatch(RFC_PERSONA_PATTERN)
      expect(persona.rfc.slice(0, 10)).toBe(rfcRoot10(persona, persona.fechaNacimiento))
      expect(isRfcCheckDigitOk(persona.rfc), persona.rfc).toBe(true)
    }
  })

  test('every NSS has its Luhn digit and the birth year of its person', () => {
    for (const { nss, fechaNacimiento } of personas) {
      expect(isNssCheckDigitOk(nss), nss).toBe(true)
      expect(nssAvisos(nss, fechaNacimiento)).toEqual([])
    }
  })

  test('names can be stored, e-mails are at invented domains, postal codes and telephones have their digits', () => {
    for (const persona of personas) {
      const parts = [persona.nombres, persona.apellidoPaterno, persona.apellidoMaterno]
      expect(parts.flatMap((part) => nombreIssues(part, 'nombre'))).toEqual([])
      expect(persona.correo).toMatch(/^[a-z]+\.[a-z]+\d+@([a-z]+\.)*ejemplo(\.gob)?\.mx$/)
      expect(persona.telefono).toMatch(/^\d{10}$/)
      expect(persona.domicilio.codigoPostal).toMatch(/^\d{5}$/)
    }
  })

  test('the demo has what trips programs: both centuries, leap days, X, one surname, Ñ, particles, apostrophes, long names, inconvenient words', () => {
    const some = (rule: (persona: (typeof personas)[number]) => boolean): boolean => personas.some(rule)
    const fullName = (persona: (typeof personas)[number]): string =>
      `${persona.nombres} ${persona.apellidoPaterno} ${persona.apellidoMaterno}`
    expect(some(({ fechaNacimiento }) => fechaNacimiento < '2000')).toBe(true)
    expect(some(({ fechaNacimiento }) => fechaNacimiento >= '2000')).toBe(true)
    expect(some(({ fechaNacimiento }) => fechaNacimiento.endsWith('-02-29'))).toBe(true)
    expect(some(({ sexo }) => sexo === 'X')).toBe(true)
    expect(some(({ apellidoMaterno }) => apellidoMaterno === '')).toBe(true)
    expect(some(({ codigoEntidad }) => codigoEntidad === 'NE')).toBe(true)
    for (const sign of ['Ñ', 'Ü', "'", '-', 'DE LA ', 'VAN DER '])
      expect(
        some((one) => fullName(one).includes(sign)),
        sign,
      ).toBe(true)
    expect(some(({ nombres }) => nombres.length > 55)).toBe(true)
    const withSecondX = [...PALABRAS_INCONVENIENTES_CURP].map((word) => `${word.charAt(0)}X${word.slice(2)}`)
    expect(some(({ curp }) => withSecondX.includes(curp.slice(0, 4)))).toBe(true)
  })
})
