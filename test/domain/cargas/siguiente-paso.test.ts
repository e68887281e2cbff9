import { describe, expect, it } from 'vitest'
import { estadoCargaTexto } from '#domain/cargas/carga.ts'
import { pasosDeAprobacion } from '#domain/cargas/siguiente-paso.ts'

const RAZON = 'Se rechazó 14 % de los renglones; el límite es 10 %.'

describe('who approves a load', () => {
  it('are its validator, an auxiliar, and a jefe where a limit asks for one', () => {
    expect(pasosDeAprobacion('nomina', { hayValidador: true, refuerzo: [RAZON] })).toEqual([
      'La valida otra persona de la dependencia.',
      'La aprueba un auxiliar del instituto, otra persona, en «Por autorizar».',
      `La autoriza también un jefe de departamento. ${RAZON}`,
    ])
    expect(pasosDeAprobacion('retenciones', { hayValidador: false, refuerzo: [] })).toEqual([
      'La valida un auxiliar del instituto, con su motivo: nadie más de la dependencia puede.',
      'La aprueba un auxiliar del instituto, otra persona, en «Por autorizar».',
    ])
  })

  it('is another person for payments, and nobody for what counts at once', () => {
    expect(pasosDeAprobacion('pagos', { hayValidador: false, refuerzo: [] })).toEqual([
      'La autoriza otra persona que carga pagos, en «Por autorizar».',
    ])
    expect(pasosDeAprobacion('catalogos', { hayValidador: false, refuerzo: [] })).toEqual([])
  })
})

describe('state of a load', () => {
  it('is ready to be loaded only if a row enters', () => {
    const leida = { estado: 'revisada', renglones: 3, rechazados: 3 } as const
    expect(estadoCargaTexto(leida)).toBe('Nada que cargar')
    expect(estadoCargaTexto({ ...leida, rechazados: 2 })).toBe('Lista para cargar')
    expect(estadoCargaTexto({ ...leida, estado: 'descartada' })).toBe('Descartada')
  })
})
