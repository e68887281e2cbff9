import { describe, expect, it } from 'vitest'
import type { Acto } from '#domain/acceso/acto.ts'
import { ASPECTO_ESTATUS, displayedStatus, isMovimientoAbierto } from '#domain/afiliacion/estatus-movimiento.ts'
import type { EstatusMovimiento } from '#domain/afiliacion/estatus-movimiento.ts'
import { movimientoActions, offeredActions } from '#domain/afiliacion/movimiento-acciones.ts'
import { isLetraSituacion, parseSituaciones, SITUACIONES_CON_HISTORIA } from '#domain/afiliacion/situacion.ts'
import { formatFolio, formatInterno, TIPOS_MOVIMIENTO_SEMILLA } from '#domain/afiliacion/tipo-movimiento.ts'

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

describe('movimientoActions', () => {
  const [AUTHOR, ANOTHER] = [7, 8]
  const actions = (estatus: EstatusMovimiento, id: number, actos: Acto[], revisado = false) =>
    movimientoActions({ estatus, revisado, autorId: AUTHOR }, { id, actos: new Set(actos) })

  it.each<[string, EstatusMovimiento, number, Acto[], boolean, string[]]>([
    ['its author', 'Solicitado', AUTHOR, ['ver', 'capturar'], false, ['corregir', 'retirar']],
    ['its author, once returned', 'Pendiente', AUTHOR, ['ver', 'capturar'], false, ['corregir', 'retirar']],
    ['its author, once validated', 'Validado', AUTHOR, ['ver', 'capturar'], false, []],
    ['a colleague', 'Solicitado', ANOTHER, ['ver', 'capturar'], false, []],
    ['the validator', 'Solicitado', ANOTHER, ['ver', 'validar'], false, ['validar', 'regresar', 'cancelar']],
    ['the validator of a returned one', 'Pendiente', ANOTHER, ['ver', 'validar'], false, ['cancelar']],
    ['the auxiliar before validation', 'Solicitado', ANOTHER, ['ver', 'revisar'], false, ['regresar', 'cancelar']],
    ['the auxiliar', 'Validado', ANOTHER, ['ver', 'revisar'], false, ['revisar', 'regresar', 'cancelar']],
    ['the auxiliar after reviewing', 'Validado', ANOTHER, ['ver', 'revisar'], true, ['regresar', 'cancelar']],
    ['the jefe before review', 'Validado', ANOTHER, ['ver', 'aprobar'], false, ['regresar', 'cancelar']],
    ['the jefe', 'Validado', ANOTHER, ['ver', 'aprobar'], true, ['aprobar', 'regresar', 'cancelar']],
    ['the jefe of an own request', 'Validado', AUTHOR, ['ver', 'aprobar'], true, ['regresar', 'cancelar']],
    ['the jefe, once approved', 'Por aplicar', ANOTHER, ['ver', 'aprobar'], true, ['regresar', 'cancelar']],
    ['anybody, once applied', 'Aplicado', AUTHOR, ['capturar', 'validar', 'revisar', 'aprobar'], true, []],
    ['anybody, once cancelled', 'Cancelado', AUTHOR, ['capturar', 'validar', 'revisar', 'aprobar'], true, []],
    ['the auditor', 'Validado', ANOTHER, ['ver'], false, []],
  ])('%s: %s', (_who, estatus, id, actos, revisado, expected) =>
    expect(actions(estatus, id, actos, revisado)).toEqual(expected),
  )
})

describe('offeredActions', () => {
  const everything = new Set<Acto>(['ver', 'capturar', 'validar', 'revisar', 'aprobar'])
  const offered = (estatus: EstatusMovimiento, tipoId: number, id: number) =>
    offeredActions({ estatus, revisado: true, autorId: 7, tipoId }, { id, actos: everything })

  it('offers only what a call does today, and to correct only where a call corrects', () => {
    expect(offered('Solicitado', 1, 7)).toEqual(['corregir', 'retirar'])
    expect(offered('Solicitado', 3, 7)).toEqual(['retirar'])
    expect([offered('Solicitado', 1, 8), offered('Validado', 1, 8), offered('Por aplicar', 1, 8)]).toEqual([[], [], []])
  })
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
