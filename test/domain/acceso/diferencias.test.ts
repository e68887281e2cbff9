import { describe, expect, it } from 'vitest'
import { actoTexto } from '#domain/acceso/bitacora/acto-bitacora.ts'
import { diferencias, resumenCambios } from '#domain/acceso/bitacora/diferencias.ts'

describe('diferencias', () => {
  it('tells only the fields that changed, with their Spanish names', () => {
    const antes = { correo: 'a@salud.gob.mx', telefono: '4491234567', sueldo_centavos: 1_000_000 }
    const despues = { correo: 'b@salud.gob.mx', telefono: '4491234567', sueldo_centavos: 1_233_575 }
    expect(diferencias(antes, despues)).toEqual([
      { campo: 'correo', etiqueta: 'Correo electrónico', antes: 'a@salud.gob.mx', despues: 'b@salud.gob.mx' },
      { campo: 'sueldo_centavos', etiqueta: 'Sueldo mensual', antes: 1_000_000, despues: 1_233_575 },
    ])
  })

  it('tells what a creation filled and what a removal took, without what was empty', () => {
    expect(diferencias(null, { curp: 'X', rfc: '', nss: null })).toEqual([
      { campo: 'curp', etiqueta: 'CURP', antes: null, despues: 'X' },
    ])
    expect(diferencias({ activo: true }, null)).toEqual([
      { campo: 'activo', etiqueta: 'Activo', antes: true, despues: null },
    ])
  })

  it('goes into nested records and lists', () => {
    const antes = { datosPersonales: { codigoPostal: '20000' }, menus: [1, 2], pasos: [{ nota: 'uno' }] }
    const despues = { datosPersonales: { codigoPostal: '20100' }, menus: [1, 3], pasos: [{ nota: 'dos' }] }
    expect(diferencias(antes, despues).map(({ etiqueta, despues: valor }) => [etiqueta, valor])).toEqual([
      ['Código postal', '20100'],
      ['Menús', '1, 3'],
      ['Nota', 'dos'],
    ])
  })

  it('tells of a list what came and what left, and nothing of it when only its order changed', () => {
    const [menus] = diferencias({ menus: [2, 7, 10] }, { menus: [2, 10, 119] })
    expect(menus?.lista).toEqual({ agregados: [119], quitados: [7] })
    expect(diferencias(null, { menus: [2] })[0]?.lista).toEqual({ agregados: [2], quitados: [] })
    expect(diferencias({ menus: [2, 7] }, { menus: [7, 2] })[0]?.lista).toBeUndefined()
  })

  it('reads a field that it does not know as words', () => {
    expect(diferencias(null, { plazoDePago: 12 })[0]?.etiqueta).toBe('Plazo de pago')
  })
})

describe('resumenCambios', () => {
  it('names the first fields that changed and counts the rest, in one line', () => {
    const cambios = diferencias(null, { curp: 'X', rfc: 'Y', nss: 'Z', correo: 'c' })
    expect(resumenCambios(cambios)).toBe('CURP, RFC y 2 más')
    expect(resumenCambios(cambios.slice(0, 2))).toBe('CURP y RFC')
    expect(resumenCambios([])).toBe('')
  })
})

describe('actoTexto', () => {
  it('names known acts, and shows others by their own name', () => {
    expect(actoTexto('sesion.entrar')).toBe('Entró al portal')
    expect(actoTexto('documento.cargar')).toBe('Cargó el archivo de un documento')
    expect(actoTexto('documento.restaurar')).toBe('Volvió a una versión anterior de un documento')
    expect(actoTexto('nueva_cosa.hacer')).toBe('Nueva cosa: hacer')
  })
})
