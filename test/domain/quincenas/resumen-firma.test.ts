import { describe, expect, it } from 'vitest'
import { avisosDeFirma, pideConfirmacion, totalDeFirma, type CierrePorFirmar } from '#domain/quincenas/resumen-firma.ts'

const cierre = (id: number, avisos: CierrePorFirmar['avisos']): CierrePorFirmar => ({
  id,
  version: 1,
  entidad: { id: id + 10, nombre: `Entidad ${id}` },
  firma: 'autorizar',
  personas: 3,
  movimientos: 2,
  lineasPago: 1,
  totalEntidadCentavos: 1_000_001,
  totalLicenciaCentavos: 5,
  avisos,
})
const PRIMERO = { codigo: 'primer_cierre', nivel: 'avisa', texto: 'Primer cierre', cuantos: 1, ejemplos: [] } as const
const PENDIENTES = {
  codigo: 'pendientes',
  nivel: 'avisa',
  texto: 'Sin aprobar',
  cuantos: 2,
  ejemplos: ['A', 'B'],
} as const

describe('what a signature asks', () => {
  it('is proof for the Titular, and for anybody who signs more than one entity', () => {
    for (const firma of ['revisar', 'aprobar', 'firmar'] as const)
      expect([pideConfirmacion(1, firma), pideConfirmacion(2, firma)]).toEqual([false, true])
    expect([pideConfirmacion(1, 'autorizar'), pideConfirmacion(1, null), pideConfirmacion(2, null)]).toEqual([
      true,
      false,
      true,
    ])
  })
})

describe('what a signature shows', () => {
  it('adds the figures of all closes up', () => {
    expect(totalDeFirma([cierre(1, []), cierre(2, [])])).toEqual({
      personas: 6,
      movimientos: 4,
      lineasPago: 2,
      totalEntidadCentavos: 2_000_002,
      totalLicenciaCentavos: 10,
    })
  })

  it('lists each warning once, with the entities that it concerns', () => {
    const avisos = avisosDeFirma([cierre(1, [PRIMERO, PENDIENTES]), cierre(2, [PENDIENTES]), cierre(3, [])])
    expect(avisos.map(({ texto, entidades }) => [texto, entidades.map(({ nombre }) => nombre)])).toEqual([
      ['Primer cierre', ['Entidad 1']],
      ['Sin aprobar', ['Entidad 1', 'Entidad 2']],
    ])
  })
})
