import { describe, expect, it } from 'vitest'
import { VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { SCREENS } from '#admin/portal/procesos/screens.ts'
import type { Vista } from '#domain/acceso/vistas/vista.ts'

describe('the table of views', () => {
  it('has a screen or an address of its own for every name', () => {
    const without = Object.entries<Vista>(VISTAS).filter(
      ([nombre, { ruta }]) => ruta === undefined && !Object.hasOwn(SCREENS, nombre),
    )
    expect(without.map(([nombre]) => nombre)).toEqual([])
  })
})
