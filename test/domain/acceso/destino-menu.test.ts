import { describe, expect, it } from 'vitest'
import { destinoMenu } from '#domain/acceso/menu/destino-menu.ts'

const PROCESOS = [{ id: 4, nombre: 'Corto plazo', grupo: 'Préstamos', componente: '/prestamos/corto-plazo' }]

describe('what a menu opens', () => {
  it.each([
    [null, { abre: 'nada' }],
    ['altaDocA', { abre: 'vista', vista: 'altaDocA', titulo: 'Alta de un Nuevo Afiliado' }],
    ['/afiliacion', { abre: 'vista', vista: 'altaDocA', titulo: 'Alta de un Nuevo Afiliado' }],
    ['panel1', { abre: 'vista', vista: 'panel1', titulo: 'Personas por entidad' }],
    ['/prestamos/corto-plazo', { abre: 'proceso', titulo: 'Préstamos › Corto plazo' }],
    ['https://ejemplo.gob.mx', { abre: 'sitio' }],
    ['inicio', { abre: 'portal', titulo: 'Inicio' }],
    ['/exportaciones', { abre: 'portal', titulo: 'Mis exportaciones' }],
    ['/mi-perfil', { abre: 'portal', titulo: 'Mi perfil' }],
    ['/panel/usuarios/create', { abre: 'portal', titulo: 'Gestión de Usuarios' }],
    ['/dashboard/formatos/solicitud', { abre: 'portal', titulo: 'Solicitud de afiliación' }],
    ['/dashboard/formatos/otro', { abre: 'desconocido', forma: 'direccion' }],
    ['/alta', { abre: 'desconocido', forma: 'direccion' }],
    ['/panel/nada', { abre: 'desconocido', forma: 'direccion' }],
    ['/dashboard?vista=nada', { abre: 'desconocido', forma: 'nombre' }],
    ['Alta de un Nuevo Afiliado', { abre: 'desconocido', forma: 'nombre' }],
    ['constructor', { abre: 'desconocido', forma: 'nombre' }],
  ] as const)('%s: %o', (componente, destino) => expect(destinoMenu(componente, PROCESOS)).toEqual(destino))

  it('says nothing of an address before the processes are known', () => {
    expect(destinoMenu('/alta', null)).toEqual({ abre: 'direccion' })
  })
})
