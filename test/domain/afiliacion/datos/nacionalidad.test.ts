import { describe, expect, it } from 'vitest'
import { datosPersonalesIssues } from '#domain/afiliacion/datos/datos-personales-issues.ts'
import { normalizeDatosPersonales } from '#domain/afiliacion/datos/datos-personales.ts'
import { nacionalidadConCurp } from '#domain/afiliacion/datos/nacionalidad.ts'

const EN_MEXICO = 'RASL880314MASMTC06'
const EN_EL_EXTRANJERO = 'NUXK961009MNEGXM05'

const issuesOf = (curp: string, nacionalidad = '') =>
  datosPersonalesIssues({ curp, nacionalidad }, 'alta').filter(({ path }) => path === 'nacionalidad')

describe('nationality', () => {
  it('is Mexican for a birth in a Mexican state, unless another is stated', () => {
    expect(normalizeDatosPersonales({ curp: EN_MEXICO }).nacionalidad).toBe('MEXICANA')
    expect(normalizeDatosPersonales({ curp: EN_MEXICO, nacionalidad: 'EXTRANJERA' }).nacionalidad).toBe('EXTRANJERA')
    expect(issuesOf(EN_MEXICO)).toEqual([])
  })

  it('is required for a birth abroad, which implies none', () => {
    expect(normalizeDatosPersonales({ curp: EN_EL_EXTRANJERO }).nacionalidad).toBe('')
    expect(issuesOf(EN_EL_EXTRANJERO)).toEqual([
      {
        path: 'nacionalidad',
        code: 'requerido',
        message: 'Elige la nacionalidad: la CURP no dice que la persona nació en México',
      },
    ])
    for (const nacionalidad of ['MEXICANA', 'EXTRANJERA']) expect(issuesOf(EN_EL_EXTRANJERO, nacionalidad)).toEqual([])
  })

  it('is required for an unknown state code, and not for a CURP that cannot be parsed', () => {
    expect(issuesOf('RASL880314MZZMTC06')).toHaveLength(1)
    expect(issuesOf('RASL88')).toEqual([])
  })

  it.each([
    ['MEXICANA', EN_MEXICO, EN_EL_EXTRANJERO, ''],
    ['MEXICANA', EN_EL_EXTRANJERO, EN_MEXICO, 'MEXICANA'],
    ['', EN_EL_EXTRANJERO, EN_MEXICO, 'MEXICANA'],
    ['EXTRANJERA', EN_MEXICO, EN_EL_EXTRANJERO, 'EXTRANJERA'],
  ])('%j on file with %s becomes, corrected to %s, %j', (nacionalidad, curp, corregida, expected) => {
    expect(nacionalidadConCurp({ curp, nacionalidad }, corregida)).toBe(expected)
  })
})
