import { describe, expect, it } from 'vitest'
import { SESION } from '#test/support/fingido/marco.ts'
import { documento } from './soporte/lugar.ts'
import { abrir } from './soporte/portal.tsx'
import type { MenuNodo } from '#domain/usuarios/sesion.ts'

const item = (id: number, nombre: string, componente: string | null, hijos: readonly MenuNodo[] = []): MenuNodo => ({
  id,
  nombre,
  icono: null,
  componente,
  hijos: [...hijos],
})

/** Headings that only this account has: its administrator named them. */
const MENUS = [
  item(1, 'Dinero de las personas', null, [item(2, 'Cuentas de ahorro', 'cair')]),
  item(3, 'Mostrador', null, [item(4, 'Padrón', '/panel/afiliados'), item(5, 'Salidas', 'licencia')]),
]

const RUTAS = [
  ['a screen of the portal', '/dashboard?vista=cair', ['Dinero de las personas', 'CAIR']],
  ['a list of the panel', '/panel/afiliados', ['Mostrador', 'Padrón']],
  [
    'a screen that an item goes on to',
    '/dashboard?vista=bajaPermanente',
    ['Mostrador', 'Baja Permanente de Afiliados'],
  ],
  ['a screen that no menu names', '/dashboard?vista=variables', ['Inicio', 'Gestión de Constantes']],
  ['a page opened from a list', '/panel/afiliados/999999/show', ['Mostrador', 'Padrón', 'Persona']],
] as const

describe('the way to a page', () => {
  it.each(RUTAS)("of %s begins at the heading of the account's own menu", async (_what, address, ruta) => {
    abrir(address, {
      '/api/sesion': { body: { ...SESION, menus: MENUS } },
      '/api/panel/afiliados': { rows: [] },
    })
    const crumbs = documento().getByRole('navigation', { name: 'Ruta de la página' }).getByRole('listitem')
    await expect.poll(() => crumbs.texts()).toEqual(ruta)
  })
})
