import { describe, expect, it } from 'vitest'
import { destinoMenu, isDisponible } from '#domain/acceso/destino-menu.ts'

const PROCESOS = [{ id: 4, nombre: 'Corto plazo', grupo: 'Préstamos', componente: '/prestamos/corto-plazo' }]

describe('what a menu opens', () => {
  it.each([
    [null, { abre: 'nada' }],
    ['altaDocA', { abre: 'vista', vista: 'altaDocA', titulo: 'Alta de un Nuevo Afiliado', disponible: true }],
    ['/afiliacion', { abre: 'vista', vista: 'altaDocA', titulo: 'Alta de un Nuevo Afiliado', disponible: true }],
    ['panel1', { abre: 'vista', vista: 'panel1', titulo: 'Gráfica de barras', disponible: true }],
    ['/prestamos/corto-plazo', { abre: 'proceso', titulo: 'Préstamos › Corto plazo', disponible: true }],
    ['https://ejemplo.gob.mx', { abre: 'sitio' }],
    ['inicio', { abre: 'portal', titulo: 'Inicio', disponible: true }],
    ['/mi-perfil', { abre: 'portal', titulo: 'Mi perfil', disponible: true }],
    ['/panel/usuarios/carga', { abre: 'portal', titulo: 'Gestión de Usuarios', disponible: true }],
    ['/dashboard/formatos/solicitud', { abre: 'portal', titulo: 'Solicitud de afiliación', disponible: true }],
    ['/dashboard/formatos/otro', { abre: 'portal', titulo: 'Formato', disponible: false }],
    ['/alta', { abre: 'desconocido', forma: 'direccion' }],
    ['/panel/nada', { abre: 'desconocido', forma: 'direccion' }],
    ['/dashboard?vista=nada', { abre: 'desconocido', forma: 'nombre' }],
    ['Alta de un Nuevo Afiliado', { abre: 'desconocido', forma: 'nombre' }],
    ['constructor', { abre: 'desconocido', forma: 'nombre' }],
  ] as const)('%s: %o', (componente, destino) => expect(destinoMenu(componente, PROCESOS)).toEqual(destino))

  it('says nothing of an address before the processes are known', () => {
    expect(destinoMenu('/alta', null)).toEqual({ abre: 'direccion' })
  })

  it.each([
    ['altaDocA', true],
    ['licencia', true],
    ['actualizarTabla', true],
    ['panel1', true],
    ['/alta', false],
    ['/prestamos/corto-plazo', true],
    ['https://ejemplo.gob.mx', true],
    [null, true],
  ])('of %s somebody finds something there: %s', (componente, there) =>
    expect(isDisponible(destinoMenu(componente, PROCESOS))).toBe(there),
  )

  it('finds nothing at a view whose screen is still to come', () => {
    expect(isDisponible({ abre: 'vista', vista: 'faq', titulo: 'Ayuda', disponible: false })).toBe(false)
  })
})
