import { describe, expect, it } from 'vitest'
import { NOMBRES_ICONOS, navIcon } from '#admin/shared/iconos/nav-icons.ts'
import { ICONOS_ELEGIBLES, nombreIcono } from '#admin/shared/iconos/nombres-iconos.ts'
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

describe('names of icons', () => {
  it('each has a Spanish one of its own', () => {
    const nombres = ICONOS_ELEGIBLES.map(({ nombre }) => nombre)
    expect(nombres).toHaveLength(NOMBRES_ICONOS.length)
    expect(new Set(nombres).size).toBe(nombres.length)
    expect(NOMBRES_ICONOS.filter((icono) => nombreIcono(icono) === icono)).toEqual([])
  })

  it.each([
    ['persona', 'user-cog'],
    ['dinero', 'banknote'],
    ['aguinaldo', 'gift'],
    ['user-cog', 'user-cog'],
  ])('%s finds %s', (word, icono) => {
    const found = ICONOS_ELEGIBLES.filter(({ nombre, palabras }) =>
      `${nombre} ${palabras}`.toLowerCase().includes(word),
    )
    expect(found.map((one) => one.icono)).toContain(icono)
  })

  it.each(['no-such-icon', 'constructor'])('%s, which is not drawn, is told as it is written', (icono) => {
    expect(nombreIcono(icono)).toBe(icono)
  })
})
