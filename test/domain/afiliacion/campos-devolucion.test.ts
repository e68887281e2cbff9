import { describe, expect, it } from 'vitest'
import {
  camposDevolucion,
  camposDevolucionIssues,
  etiquetaCampo,
  primerPasoMarcado,
} from '#domain/afiliacion/actos/campos-devolucion.ts'

describe('what a return marks', () => {
  it('is what the form of that procedure has', () => {
    expect(camposDevolucion('licencia')).toEqual([
      'fecha',
      'fechaAutorizacion',
      'fechaFin',
      'observaciones',
      'documentos.incidencia',
    ])
    expect(camposDevolucion('alta')).toEqual(expect.arrayContaining(['datosPersonales.telefono', 'documentos.csf']))
    expect(camposDevolucion('laboral')).not.toContain('datosPersonales.telefono')
    expect(camposDevolucion(null)).toEqual(['fecha', 'observaciones'])
  })

  it('is called as the screens call it', () => {
    expect(etiquetaCampo('datosPersonales.telefono')).toBe('Teléfono')
    expect(etiquetaCampo('documentos.incidencia')).toBe('Incidencia firmada')
    expect(etiquetaCampo('otro.campo')).toBe('otro.campo')
    // The paper and the datum have one name.
    expect(etiquetaCampo('datosPersonales.curp')).toBe('CURP')
    expect(etiquetaCampo('documentos.curp')).toBe('CURP (documento)')
  })

  it('says what to correct in each', () => {
    expect(camposDevolucionIssues({ fecha: 'Es del lunes' })).toEqual([])
    expect(camposDevolucionIssues({ fecha: ' ', observaciones: '' })).toEqual([
      { path: 'campos', code: 'falta', message: 'Escribe qué debe corregirse en Fecha efectiva y Observaciones.' },
    ])
  })
})

describe('the step that a correction opens at', () => {
  it.each([
    [{ 'datosLaborales.categoria': 'Es 30B', 'datosPersonales.telefono': 'Faltan dígitos' }, 2],
    [{ fecha: 'No es ese día' }, 3],
    [{ 'documentos.csf': 'Es de 2019', 'datosPersonales.rfcBase': 'Es otro' }, 1],
    [{}, null],
  ])('%j: %s', (campos, paso) => expect(primerPasoMarcado(campos)).toBe(paso))
})
