import { describe, expect, it } from 'vitest'
import { VISTAS } from '#domain/acceso/vistas.ts'
import { PANTALLA_MIENTRAS, partirMenus } from '#domain/usuarios/menus-proximos.ts'
import type { MenuNodo } from '#domain/usuarios/sesion.ts'
import { MENUS } from '#seeds/catalogos/menus-datos.ts'
import type { PerfilClave } from '#seeds/catalogos/perfiles.ts'

const node = (nombre: string, componente: string | null, hijos: readonly MenuNodo[] = []): MenuNodo => ({
  id: nombre.length,
  nombre,
  componente,
  icono: null,
  hijos,
})

/** The navigation that a profile gets out of the box. */
const menusDe = (perfil: PerfilClave): MenuNodo[] =>
  MENUS.map(({ nombre, items }) =>
    node(
      nombre ?? '',
      null,
      items.filter(({ perfiles }) => perfiles.includes(perfil)).map((item) => node(item.nombre, item.componente)),
    ),
  )

/** A view whose screen does not exist yet stands for all of them: the table tells which one it is today. */
const esperando = Object.entries(VISTAS).find(([, { lista }]) => !lista)?.[0] ?? ''

describe('menu items that wait for their screen', () => {
  it('leave their group, which goes when nothing else is in it', () => {
    const menus = [
      node('Grupo', null, [node('Padrón', '/panel/afiliados'), node('Espera', esperando)]),
      node('Vacío', null, [node('También', esperando)]),
      node('Sitio', 'https://example.org'),
    ]
    const { listos, proximos } = partirMenus(menus, [])
    expect(listos.map(({ nombre, hijos }) => [nombre, hijos.map((hijo) => hijo.nombre)])).toEqual([
      ['Grupo', ['Padrón']],
      ['Sitio', []],
    ])
    expect(proximos.map(({ nombre }) => nombre)).toEqual(['Espera', 'También'])
  })

  it('keep a process, another site and a common page where they are', () => {
    const menus = [node('Nómina', '/nomina/alta'), node('Sitio', 'https://example.org'), node('Avisos', '/avisos')]
    expect(partirMenus(menus, []).proximos).toEqual([])
  })

  it.each(Object.entries(PANTALLA_MIENTRAS))('%s leads to %s only for who may open it', (vista, mientras) => {
    const menus = [node('Uno', vista)]
    expect(partirMenus(menus, [mientras]).proximos.map(({ componente }) => componente)).toEqual([mientras])
    expect(partirMenus(menus, []).proximos.map(({ componente }) => componente)).toEqual([vista])
  })

  it.each(Object.keys(PANTALLA_MIENTRAS))('%s, which has a meanwhile screen, is not built yet', (vista) => {
    expect(VISTAS[vista as keyof typeof PANTALLA_MIENTRAS].lista).toBe(false)
  })

  // May only go down: a new item comes with its screen.
  it.each([
    ['ventanilla', 12],
    ['administrador', 35],
  ] as const)('of a %s are at most %i', (perfil, most) => {
    expect(partirMenus(menusDe(perfil), []).proximos.length).toBeLessThanOrEqual(most)
  })
})
