import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { emailIssues } from '#domain/afiliacion/datos/correo.ts'
import { normalizeTelefono } from '#domain/afiliacion/datos/telefono.ts'
import { cleanFileName } from '#domain/clean-file-name.ts'

/** Inputs of faults that users of comparable software reported. */
const CASOS = 'test/fixtures/casos'
const lineas = readFileSync(`${CASOS}/21-telefono-correo/entradas.txt`, 'utf8').trim().split('\n')

describe('a telephone as people write it', () => {
  it.each(lineas.filter((linea) => linea.includes('449') && !linea.includes('ext')))(
    '%s keeps its ten digits',
    (linea) => {
      expect(normalizeTelefono(linea)).toBe(linea.includes('971') ? '4499710271' : '4491234567')
    },
  )
})

describe('an e-mail as people write it', () => {
  it.each(['peña.muñoz@ejemplo.mx', 'maría.nuñez@correo.gob.mx'])('%s may have letters with signs', (correo) => {
    expect(lineas).toContain(correo)
    expect(emailIssues(correo)).toEqual([])
  })

  it('is refused where its domain has them', () => {
    expect(emailIssues('rh@peñasco.mx')).not.toEqual([])
  })
})

it('a file name with signs is the same in both of its Unicode forms', () => {
  const nombre = readdirSync(`${CASOS}/25-nombre-de-archivo`).find((name) => name.endsWith('.pdf')) ?? ''
  for (const form of ['NFC', 'NFD'] as const)
    expect(cleanFileName(nombre.normalize(form))).toBe('constancia_Muñoz_año.pdf'.normalize('NFC'))
})
