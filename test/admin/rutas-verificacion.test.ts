import { describe, expect, it } from 'vitest'
import { rutaDinero } from '#admin/portal/quincenas/Verificacion/rutas.ts'
import { rutaVolver } from '#admin/shared/rutas/ruta-volver.ts'

const CIERRE = { codigo: '2226', entidadClave: '01-03' }
const paramsOf = (ruta: string) => new URL(ruta, 'http://localhost').searchParams

describe('the detail of what a verification table shows', () => {
  it.each([
    ['aportaciones', 'aportacionesDetalle'],
    ['retenciones', 'retencionDetalle'],
  ] as const)('of %s opens with the organisation in sight, and goes back to it', (ficha, vista) => {
    const params = paramsOf(rutaDinero(ficha, CIERRE, { vista: 'verificacionGeneral', organizacion: 'hoy' }))
    expect(Object.fromEntries(params)).toMatchObject({ vista, quincena: '2226', entidad: '01-03', organizacion: 'hoy' })
    expect(Object.fromEntries(paramsOf(rutaVolver(params, 'aportacion')))).toMatchObject({
      vista: 'verificacionGeneral',
      ficha,
      organizacion: 'hoy',
    })
  })

  it('opens with the organisation of then, as the panels name it, when that was in sight', () => {
    const ruta = rutaDinero('aportaciones', CIERRE, { vista: 'verificacionEntidad', organizacion: 'entonces' })
    expect(paramsOf(ruta).has('organizacion')).toBe(false)
  })
})
