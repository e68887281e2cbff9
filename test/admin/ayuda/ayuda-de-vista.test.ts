import { describe, expect, it } from 'vitest'
import { vistaDeDireccion, VISTAS, type NombreVista } from '#domain/acceso/vistas/vistas.ts'
import { ayudaDeVista } from '#admin/portal/procesos/Faq/ayuda-de-vista.ts'

/** The help itself, the sign-in page, and the page of styles. */
const SIN_AYUDA: readonly NombreVista[] = ['faq', 'login', 'estilo']

describe('the help of a screen', () => {
  it('exists for every screen', () => {
    const sin = (Object.keys(VISTAS) as NombreVista[]).filter((vista) => ayudaDeVista(vista).length === 0)
    expect(sin.toSorted()).toEqual(SIN_AYUDA.toSorted())
  })

  it('is its own, or that of the screen it belongs with', () => {
    expect(ayudaDeVista('calendarioEventos').map(({ pregunta }) => pregunta)).toContain(
      '¿Cómo lleno el calendario de un año?',
    )
    expect(ayudaDeVista('bajaPermanente')).toEqual(ayudaDeVista('validacionBaja'))
  })

  it.each([
    ['/dashboard', '?vista=calendarioEventos&anio=2027', 'calendarioEventos'],
    ['/dashboard', '?vista=nada', null],
    ['/panel/movimientos', '', 'panelMovimientos'],
    ['/panel/movimientos/A-26-000001', '', 'panelMovimientos'],
    ['/afiliacion/masiva/CRG-26-000012', '', 'cargas'],
    ['/mi-perfil', '', null],
  ])('%s%s shows %s', (pathname, search, vista) => {
    expect(vistaDeDireccion(pathname, search)).toBe(vista)
  })
})
