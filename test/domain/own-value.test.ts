import { describe, expect, it } from 'vitest'
import { actoTexto } from '#domain/acceso/bitacora/acto-bitacora.ts'
import { objetoTexto } from '#domain/acceso/bitacora/objeto-bitacora.ts'
import { etiquetaCampo } from '#domain/acceso/bitacora/etiquetas-campo.ts'
import { ownValue } from '#domain/own-value.ts'

/** Names that every object answers to. */
const HEREDADOS = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']

describe('a name from outside that every object has by birth', () => {
  it.each(HEREDADOS)('%s is in no table', (name) => {
    expect(ownValue({ curp: 'CURP' }, name)).toBeUndefined()
  })

  it.each(HEREDADOS)('%s as act, object or field of the bitácora is shown by its own letters', (name) => {
    for (const text of [actoTexto(name), objetoTexto(name), etiquetaCampo(name)]) {
      expect(typeof text).toBe('string')
      expect(text.toLowerCase().replaceAll(' ', '')).toBe(name.replaceAll('_', '').toLowerCase())
    }
  })
})

it('a name of the table gives its value', () => {
  expect(ownValue({ curp: 'CURP' }, 'curp')).toBe('CURP')
})
