import { describe, expect, it } from 'vitest'
import { navIcon } from '#admin/portal/frame/nav-icons.ts'
import { MENUS } from '#seeds/catalogos/menus-datos.ts'
import { MODULOS } from '#seeds/catalogos/procesos-datos.ts'

const NAMED = [
  ...MENUS.flatMap(({ icono, items }) => [icono, ...items.map((item) => item.icono)]),
  ...MODULOS.map(({ icono }) => icono),
]
const ICONOS = [...new Set(NAMED)].filter((icono) => icono !== '')

describe('icons of menus and modules', () => {
  it.each(ICONOS)('%s is known', (icono) => {
    const general = navIcon(null)
    expect(icono === 'file-text' || navIcon(icono) !== general).toBe(true)
  })

  it('different names have different icons', () => {
    expect(new Set(ICONOS.map(navIcon)).size).toBe(ICONOS.length)
  })

  it.each([null, '', 'no-such-icon', 'constructor'])('%s shows the general one', (icono) => {
    expect(navIcon(icono)).toBe(navIcon('file-text'))
  })
})
