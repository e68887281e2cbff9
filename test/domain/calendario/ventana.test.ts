import { describe, expect, it } from 'vitest'
import { parseTipoEvento, TIPOS_EVENTO } from '#domain/calendario/evento.ts'
import { quincenaCode } from '#domain/calendario/quincena.ts'
import { fechasHabilitadas, ventanaEstado } from '#domain/calendario/ventana.ts'
import { dia, eventosDe, Q22_2026, Q23_2026 } from './calendario-de-prueba.ts'
import type { Evento } from '#domain/calendario/evento.ts'
import type { Habilitacion, VentanaEstado } from '#domain/calendario/ventana.ts'

const calendario = [...Q22_2026, ...Q23_2026]

function movimientos(today: string, habilitaciones: Habilitacion[] = [], eventos: readonly Evento[] = calendario) {
  return ventanaEstado('ALTA_BAJA_CAMBIO', dia(today), eventos, habilitaciones)
}

function habilitacion(desde: string, hasta: string, motivo = 'Rezago de la Secretaría'): Habilitacion {
  return { tipo: 'ALTA_BAJA_CAMBIO', desde: dia(desde), hasta: dia(hasta), motivo, unidadId: null }
}

const entersIn = (estado: VentanaEstado): string => quincenaCode(estado.quincena)

describe('event types', () => {
  it.each([
    ['Alta_Baja_Cambio', 'ALTA_BAJA_CAMBIO'],
    ['alta_baja_cambio', 'ALTA_BAJA_CAMBIO'],
    [' PAGO ', 'PAGO'],
    ['Archivo_Aplicacion', 'ARCHIVO_APLICACION'],
  ])('reads %j as %s', (text, tipo) => {
    expect(parseTipoEvento(text)).toBe(tipo)
  })

  it.each(['', 'ALTA', 'alta baja cambio', 'toString', '__proto__'])('finds no type in %j', (text) => {
    expect(parseTipoEvento(text)).toBeNull()
  })

  it('drags over several days only the types that last several', () => {
    const range = Object.entries(TIPOS_EVENTO).filter(([, row]) => row.drag === 'range')
    expect(range.map(([tipo]) => tipo)).toEqual(['ALTA_BAJA_CAMBIO', 'PAGO', 'ASUETO'])
  })
})

describe('the gate by the calendar alone', () => {
  it('is open on a scheduled day, until the last of the run, over the weekend between', () => {
    expect(movimientos('2026-11-20')).toEqual({
      tipo: 'ALTA_BAJA_CAMBIO',
      today: '2026-11-20',
      open: true,
      origen: 'calendario',
      next: '2026-11-20',
      nextIsToday: true,
      until: '2026-11-24',
      quincena: 48645,
      cerrada: null,
      habilitacion: null,
    })
  })

  it('is closed on the Saturday between two scheduled days, and names the Monday', () => {
    expect(movimientos('2026-11-21')).toMatchObject({
      open: false,
      origen: null,
      next: '2026-11-23',
      nextIsToday: false,
      until: null,
    })
  })

  it('is open until today on the last day of the run, though the next quincena has days', () => {
    expect(movimientos('2026-11-24')).toMatchObject({ open: true, until: '2026-11-24' })
  })

  it('when closed after the window, tells the next one and the quincena that one enters', () => {
    const estado = movimientos('2026-11-25')
    expect(estado).toMatchObject({ open: false, next: '2026-12-01', until: null })
    expect(entersIn(estado)).toBe('2326')
  })

  it('has no next day when nothing is scheduled, and then the quincena is the one of today', () => {
    const estado = movimientos('2026-12-08')
    expect(estado).toMatchObject({ open: false, next: null, nextIsToday: false })
    expect(entersIn(estado)).toBe('2326')
    expect(movimientos('2026-11-20', [], [])).toMatchObject({ open: false, next: null })
  })

  it('ends the run at a working day that is not enabled, even when the window goes on after it', () => {
    const eventos = eventosDe('ALTA_BAJA_CAMBIO', '2026-11', [17, 18, 20])
    expect(movimientos('2026-11-17', [], eventos).until).toBe('2026-11-18')
  })

  it('passes over an ASUETO on a working day, not over a holiday nobody marked', () => {
    const sides = eventosDe('ALTA_BAJA_CAMBIO', '2026-11', [17, 19])
    const marked = [...sides, ...eventosDe('ASUETO', '2026-11', [18])]
    expect(movimientos('2026-11-17', [], marked).until).toBe('2026-11-19')
    expect(movimientos('2026-11-17', [], sides).until).toBe('2026-11-17')
  })

  it('passes over a weekend that the calendar leaves blank', () => {
    const eventos = eventosDe('ALTA_BAJA_CAMBIO', '2026-11', [20, 23])
    expect(movimientos('2026-11-20', [], eventos).until).toBe('2026-11-23')
  })

  it('ends the run where the quincena ends, although the days touch', () => {
    const eventos = [...eventosDe('ALTA_BAJA_CAMBIO', '2026-11', [27, 30]), ...Q23_2026]
    const estado = movimientos('2026-11-27', [], eventos)
    expect(estado.until).toBe('2026-11-30')
    expect(entersIn(estado)).toBe('2226')
  })

  it('does not depend on the order of the events', () => {
    expect(movimientos('2026-11-21', [], [...calendario].reverse())).toEqual(movimientos('2026-11-21'))
  })

  it('asks each type for its own days', () => {
    expect(ventanaEstado('PAGO', dia('2026-11-27'), calendario)).toMatchObject({ open: true, until: '2026-11-30' })
    expect(ventanaEstado('PAGO', dia('2026-11-24'), calendario)).toMatchObject({ open: false, next: '2026-11-27' })
  })
})

describe('the quincena a movement enters', () => {
  const afterCut = [...Q22_2026.filter((e) => e.fecha !== '2026-11-30'), ...Q23_2026]
  const withEarlyWindow = [...afterCut, ...eventosDe('ALTA_BAJA_CAMBIO', '2026-11', [30])]

  it('is the next one on a window day after the file of its half-month was cut', () => {
    const estado = movimientos('2026-11-30', [], withEarlyWindow)
    expect(entersIn(estado)).toBe('2326')
    expect(estado.until).toBe('2026-12-07')
  })

  it('is still the own one on the days before the cut of that calendar', () => {
    const estado = movimientos('2026-11-24', [], withEarlyWindow)
    expect(entersIn(estado)).toBe('2226')
    expect(estado.until).toBe('2026-11-24')
  })

  it('is the own half-month for payments, which always come after the cut', () => {
    expect(entersIn(ventanaEstado('PAGO', dia('2026-11-30'), calendario))).toBe('2226')
  })

  it('crosses the year', () => {
    const eventos = [
      ...eventosDe('ARCHIVO_APLICACION', '2026-12', [29]),
      ...eventosDe('ALTA_BAJA_CAMBIO', '2026-12', [31]),
    ]
    expect(entersIn(movimientos('2026-12-31', [], eventos))).toBe('0127')
  })

  it('is the half-month of today under an enabling, even after the cut', () => {
    const estado = movimientos('2026-11-28', [habilitacion('2026-11-28', '2026-11-29')])
    expect(entersIn(estado)).toBe('2226')
    expect(estado).toMatchObject({ open: true, until: '2026-11-29' })
  })
})

describe('an extraordinary enabling', () => {
  it('opens the gate on a Saturday and tells its reason and its end', () => {
    const estado = movimientos('2026-11-21', [habilitacion('2026-11-21', '2027-01-20')])
    expect(estado).toMatchObject({
      open: true,
      origen: 'habilitacion',
      next: '2026-11-21',
      nextIsToday: true,
      habilitacion: { motivo: 'Rezago de la Secretaría', hasta: '2027-01-20' },
    })
    expect(entersIn(estado)).toBe('2226')
  })

  it('counts for "until" only while acts enter the same quincena', () => {
    expect(movimientos('2026-11-21', [habilitacion('2026-11-21', '2027-01-20')]).until).toBe('2026-11-30')
  })

  it('holds on its first and its last day and on no other', () => {
    const h = [habilitacion('2026-11-28', '2026-11-29')]
    const open = ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'].map((day) => movimientos(day, h).open)
    expect(open).toEqual([false, true, true, false])
  })

  it('makes today the next day, not the day it began', () => {
    const estado = movimientos('2026-11-28', [habilitacion('2026-11-26', '2026-11-29')])
    expect(estado).toMatchObject({ next: '2026-11-28', nextIsToday: true })
  })

  it('is the next enabled day while it lies ahead', () => {
    expect(movimientos('2026-11-25', [habilitacion('2026-11-28', '2026-11-29')])).toMatchObject({
      open: false,
      next: '2026-11-28',
      habilitacion: null,
    })
  })

  it('joins the calendar days on both of its sides', () => {
    expect(movimientos('2026-11-23', [habilitacion('2026-11-25', '2026-11-26')]).until).toBe('2026-11-26')
    const dayOff = movimientos('2026-11-16', [habilitacion('2026-11-16', '2026-11-16')])
    expect(dayOff).toMatchObject({ origen: 'habilitacion', until: '2026-11-24' })
  })

  it('is reported on a day of the calendar too, where the calendar is what opens', () => {
    expect(movimientos('2026-11-23', [habilitacion('2026-11-20', '2026-11-27')])).toMatchObject({
      origen: 'calendario',
      until: '2026-11-27',
      habilitacion: { hasta: '2026-11-27' },
    })
  })

  it('of two in force, tells the one that lasts longer', () => {
    const both = [habilitacion('2026-11-20', '2026-11-27', 'corta'), habilitacion('2026-11-21', '2026-12-15', 'larga')]
    expect(movimientos('2026-11-21', both).habilitacion).toEqual({ motivo: 'larga', hasta: '2026-12-15' })
    expect(movimientos('2026-11-21', both.reverse()).habilitacion).toEqual({ motivo: 'larga', hasta: '2026-12-15' })
  })

  it('of another type, past, or written backwards opens nothing', () => {
    const payments: Habilitacion = { ...habilitacion('2026-11-21', '2026-11-30'), tipo: 'PAGO' }
    const past = habilitacion('2026-11-01', '2026-11-20')
    const backwards = habilitacion('2026-11-30', '2026-11-21')
    const estado = movimientos('2026-11-21', [payments, past, backwards])
    expect(estado).toMatchObject({ open: false, next: '2026-11-23', habilitacion: null })
    const alone = movimientos('2026-11-21', [payments, past, backwards], [])
    expect(alone).toMatchObject({ open: false, next: null })
    expect(fechasHabilitadas('ALTA_BAJA_CAMBIO', [], [payments, backwards])).toEqual([])
  })
})

describe('fechasHabilitadas', () => {
  it('lists calendar and enabled days together, sorted, once each', () => {
    const dates = fechasHabilitadas('ALTA_BAJA_CAMBIO', Q22_2026, [habilitacion('2026-11-20', '2026-11-22')])
    expect(dates).toEqual([
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
    ])
  })

  it('lists only the days of the type asked for', () => {
    expect(fechasHabilitadas('ARCHIVO_APLICACION', Q22_2026)).toEqual(['2026-11-26'])
  })
})
