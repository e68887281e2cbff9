import { describe, expect, it } from 'vitest'
import { cambiosDe } from '#admin/portal/expediente/cambios.ts'
import { CAPTURA_VACIA } from '#admin/portal/expediente/captura.ts'
import { pathsOfField, valoresOf } from '#admin/portal/expediente/propuestas.ts'
import { confirmKey } from '#admin/shared/documentos/visor/visor-paper.ts'
import type { DatosPersonalesEnCaptura } from '#domain/afiliacion/datos/datos-personales.ts'

const EN_MEXICO = 'RASL880314MASMTC06'
const EN_EL_EXTRANJERO = 'NUXK961009MNEGXM05'
const SIN_LECTURAS = { archivos: {}, lecturas: {} }

const valores = (escrito: DatosPersonalesEnCaptura, registrado: DatosPersonalesEnCaptura = {}) =>
  valoresOf({ ...CAPTURA_VACIA, personales: escrito }, SIN_LECTURAS, {}, registrado)

describe('the nationality in the form', () => {
  it.each([
    [EN_MEXICO, 'MEXICANA'],
    [EN_EL_EXTRANJERO, ''],
  ])('with the CURP %s starts as %j', (curp, expected) => expect(valores({ curp }).nacionalidad).toBe(expected))

  it('is cleared when the CURP on file is corrected to one of a birth abroad, and any choice is sent', () => {
    const registrado = { curp: EN_MEXICO, nacionalidad: 'MEXICANA' }
    expect(valores({ curp: EN_EL_EXTRANJERO }, registrado).nacionalidad).toBe('')
    for (const nacionalidad of ['MEXICANA', 'EXTRANJERA']) {
      const personales = valores({ curp: EN_EL_EXTRANJERO, nacionalidad }, registrado)
      const { datosPersonales } = cambiosDe(
        { personales, laborales: {} },
        { personales: registrado, laborales: {} },
        false,
      )
      expect(datosPersonales).toMatchObject({ curp: EN_EL_EXTRANJERO, nacionalidad })
    }
  })

  it.each([
    ['Mexicana', 'MEXICANA'],
    ['Peruana', ''],
  ])('corrected in the paper to %s becomes %j', (valor, expected) => {
    const [campo] = pathsOfField(confirmKey('curp', 'nacionalidad'))
    expect([campo?.path, campo?.take(valor)]).toEqual(['nacionalidad', expected])
  })

  it('is not sent while it is the one on file', () => {
    const registrado = { curp: EN_EL_EXTRANJERO, nacionalidad: 'EXTRANJERA', telefono: '4491234567' }
    const personales = valores({ telefono: '4497654321' }, registrado)
    const { datosPersonales } = cambiosDe(
      { personales, laborales: {} },
      { personales: registrado, laborales: {} },
      false,
    )
    expect(datosPersonales).not.toHaveProperty('nacionalidad')
  })
})
