import { describe, expect, it } from 'vitest'
import { isCuentaBuscada, readBusquedaBitacora } from '#domain/acceso/bitacora/busqueda-bitacora.ts'

describe('what is searched in the bitácora', () => {
  it.each([
    ['xexx 010101 hnexxxa4', 'XEXX010101HNEXXXA4'],
    ['GOMC800101AB1', 'GOMC800101AB1'],
    ['1234-56-7890-1', '12345678901'],
    ['098120', '098120'],
  ])('%s is a person’s key', (text, clave) => {
    expect(readBusquedaBitacora(text)).toEqual({ clase: 'persona', clave })
  })

  it.each([
    ['A-26-018841', 'A-26-018841'],
    ['cs26000123', 'CS-26-000123'],
  ])('%s is a folio', (text, folio) => {
    expect(readBusquedaBitacora(text)).toEqual({ clase: 'folio', folio })
  })

  it.each([
    ['Óscar Luévano', ['OSCAR', 'LUEVANO']],
    ['ventanilla1', ['VENTANILLA1']],
  ])('%s is who did it', (text, palabras) => {
    const busqueda = readBusquedaBitacora(text)
    expect(busqueda.clase === 'cuenta' && busqueda.palabras.map((each) => each.toUpperCase())).toEqual(palabras)
  })

  it.each([
    ['XEXX010101HNEXX', 'La CURP lleva 18 caracteres y el RFC 12 o 13; escribiste 15. Escríbela completa.'],
    ['123456789012', 'El NSS lleva 11 dígitos y escribiste 12.'],
  ])('%s is none: what is expected is told', (text, mensaje) => {
    expect(readBusquedaBitacora(text)).toEqual({ clase: 'ninguna', mensaje })
  })

  it('finds an account by the beginnings of its words, whatever their accents', () => {
    const cuenta = { usuario: 'ventanilla2', nombre: 'Óscar Luévano' }
    const buscada = (text: string) => {
      const busqueda = readBusquedaBitacora(text)
      return busqueda.clase === 'cuenta' && isCuentaBuscada(cuenta, busqueda.palabras)
    }
    expect(['oscar', 'Luévano Óscar', 'VENTANILLA2', 'lue'].map(buscada)).toEqual([true, true, true, true])
    expect(['tomás', 'oscar ruiz', 'anilla2'].map(buscada)).toEqual([false, false, false])
  })
})
