import { describe, expect, it } from 'vitest'
import type { Acto, Ambito } from '#domain/acceso/acto.ts'
import type { NombreVista } from '#domain/acceso/vistas/vistas.ts'
import { pideDosManos } from '#domain/autorizaciones/dos-manos.ts'

const perfil = (ambito: Ambito, actos: readonly Acto[], vistas: readonly NombreVista[]) => ({
  id: 20,
  ambito,
  actos,
  aperturas: vistas.map((vista) => ({ vista, por: 'menu' as const, nombre: 'Menú' })),
})

describe('a profile whose accounts two people give', () => {
  it.each([
    ['signs', perfil('instituto', ['ver', 'firmar'], [])],
    ['authorises loans', perfil('instituto', ['ver', 'revisar'], ['autorizaciones', 'panelPrestamos'])],
    ['authorises accounts', perfil('instituto', ['administrar'], ['autorizaciones', 'usuarios'])],
  ])('%s', (_what, one) => {
    expect(pideDosManos(one)).toBe(true)
  })

  it.each([
    ['only proposes', perfil('instituto', ['ver', 'revisar'], ['panelPrestamos'])],
    ['sees proposals of what it cannot do', perfil('instituto', ['ver', 'revisar'], ['autorizaciones'])],
    ['belongs to a dependency', perfil('dependencia', ['capturar'], ['autorizaciones', 'panelPrestamos'])],
    ['only reads', perfil('instituto', ['ver'], ['autorizaciones', 'panelPrestamos'])],
  ])('is not one that %s', (_what, one) => {
    expect(pideDosManos(one)).toBe(false)
  })
})
