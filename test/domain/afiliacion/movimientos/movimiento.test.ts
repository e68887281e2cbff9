import { describe, expect, it } from 'vitest'
import {
  ASPECTO_ESTATUS,
  displayedStatus,
  isMovimientoAbierto,
} from '#domain/afiliacion/movimientos/estatus-movimiento.ts'
import { isLetraSituacion, parseSituaciones, SITUACIONES_CON_HISTORIA } from '#domain/afiliacion/situacion.ts'
import { formatFolio, formatInterno, TIPOS_MOVIMIENTO_SEMILLA } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'

const FRESH = { activo: true, aplicado: false, aplicar: false, movimientoFecha: null, regresado: false }

describe('displayedStatus', () => {
  it.each([
    ['Solicitado', {}],
    ['Pendiente', { regresado: true }],
    ['Validado', { movimientoFecha: '2026-11-21', regresado: true }],
    ['Por aplicar', { movimientoFecha: '2026-11-21', aplicar: true }],
    ['Aplicado', { movimientoFecha: '2026-11-21', aplicar: true, aplicado: true }],
    ['Cancelado', { movimientoFecha: '2026-11-21', aplicar: true, aplicado: true, activo: false }],
  ])('%s', (expected, change) => expect(displayedStatus({ ...FRESH, ...change })).toBe(expected))
  it('draws each in its own colour and icon', () => {
    expect(Object.values(ASPECTO_ESTATUS).map(({ etiqueta, color }) => [etiqueta, color])).toEqual([
      ['Cancelado', 'red'],
      ['Aplicado', 'teal'],
      ['Por aplicar', 'indigo'],
      ['Validado', 'green'],
      ['Pendiente', 'amber'],
      ['Solicitado', 'blue'],
    ])
    expect(new Set(Object.values(ASPECTO_ESTATUS).map(({ icono }) => icono)).size).toBe(6)
  })
  it.each([
    ['Solicitado', true],
    ['Pendiente', true],
    ['Validado', true],
    ['Por aplicar', true],
    ['Aplicado', false],
    ['Cancelado', false],
  ] as const)('%s is open: %s', (estatus, open) => expect(isMovimientoAbierto(estatus)).toBe(open))
})

describe('folios, numbers and letters', () => {
  it('prints folio and internal number as the lists show them', () => {
    expect([formatFolio('A', 2026, 18841), formatFolio('J', 2026, 981), formatInterno(98120)]).toEqual([
      'A-26-018841',
      'J-26-000981',
      '098120',
    ])
    expect(() => formatFolio('A', 2026, 1_000_000)).toThrow(RangeError)
  })
  it('has one letter for each type of movement', () => {
    expect(TIPOS_MOVIMIENTO_SEMILLA.map(({ id, letra }) => `${id}${letra}`)).toEqual([
      '1A',
      '2C',
      '3B',
      '6P',
      '8L',
      '9J',
      '10R',
    ])
  })
  it('reads several situations of a query', () => {
    expect(parseSituaciones('B-C-D-E-L-N-P')).toEqual(SITUACIONES_CON_HISTORIA)
    expect([parseSituaciones('a'), parseSituaciones('A-Z'), parseSituaciones('')]).toEqual([['A'], null, null])
    expect([isLetraSituacion('T'), isLetraSituacion('toString')]).toEqual([true, false])
  })
})
