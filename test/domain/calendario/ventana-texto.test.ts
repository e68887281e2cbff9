import { describe, expect, it } from 'vitest'
import { quincenaOrdinal } from '#domain/calendario/quincena.ts'
import { ventanaEstado } from '#domain/calendario/ventana.ts'
import {
  entraTexto,
  periodoMovimientosTexto,
  proximaFechaTexto,
  ventanaCargandoTexto,
  ventanaErrorTexto,
  ventanaInsignia,
  ventanaOverlay,
  ventanaTexto,
} from '#domain/calendario/ventana-texto.ts'
import { dia, eventosDe, Q22_2026, Q23_2026 } from './calendario-de-prueba.ts'
import type { Habilitacion, VentanaEstado } from '#domain/calendario/ventana.ts'

const calendario = [...Q22_2026, ...Q23_2026]

function movimientos(today: string, desde?: string, hasta?: string): VentanaEstado {
  const habilitaciones: Habilitacion[] =
    desde === undefined || hasta === undefined
      ? []
      : [{ tipo: 'ALTA_BAJA_CAMBIO', desde: dia(desde), hasta: dia(hasta), motivo: 'Rezago', unidadId: 4 }]
  return ventanaEstado('ALTA_BAJA_CAMBIO', dia(today), calendario, habilitaciones)
}

describe('the badge', () => {
  it('says until when movements are open', () => {
    expect(ventanaTexto(movimientos('2026-11-20'))).toBe('Movimientos abiertos hasta el 24 nov')
  })

  it('says which day comes next when they are closed', () => {
    expect(ventanaTexto(movimientos('2026-11-25'))).toBe('Movimientos cerrados · próxima 1 dic')
    expect(ventanaTexto(movimientos('2026-12-08'))).toBe('Movimientos cerrados · sin fechas próximas')
  })

  it('comes apart where there is no room for all of it', () => {
    expect(ventanaInsignia(movimientos('2026-11-20'))).toEqual({
      titulo: 'Movimientos abiertos',
      detalle: 'hasta el 24 nov',
    })
    expect(ventanaInsignia(movimientos('2026-11-25'))).toEqual({
      titulo: 'Movimientos cerrados',
      detalle: 'próxima 1 dic',
    })
  })

  it('gives the year of a next day in another one', () => {
    const eventos = eventosDe('ALTA_BAJA_CAMBIO', '2027-01', [4])
    expect(ventanaTexto(ventanaEstado('ALTA_BAJA_CAMBIO', dia('2026-12-30'), eventos))).toBe(
      'Movimientos cerrados · próxima 4 ene 2027',
    )
  })

  it('shows the enabling that opens the day, with its own end', () => {
    expect(ventanaTexto(movimientos('2026-11-21', '2026-11-21', '2027-01-20'))).toBe(
      'Movimientos abiertos hasta el 20 ene 2027 (extraordinaria)',
    )
    expect(ventanaTexto(movimientos('2026-11-28', '2026-11-28', '2026-11-28'))).toBe(
      'Movimientos abiertos hasta el 28 nov (extraordinaria)',
    )
  })

  it('shows it too when the calendar goes on after it', () => {
    expect(ventanaTexto(movimientos('2026-11-16', '2026-11-16', '2026-11-16'))).toBe(
      'Movimientos abiertos hasta el 24 nov (extraordinaria)',
    )
  })

  it('shows on a calendar day only the enabling that outlasts the calendar', () => {
    expect(ventanaTexto(movimientos('2026-11-23', '2026-11-20', '2026-11-27'))).toBe(
      'Movimientos abiertos hasta el 27 nov (extraordinaria)',
    )
    expect(ventanaTexto(movimientos('2026-11-20', '2026-11-16', '2026-11-22'))).toBe(
      'Movimientos abiertos hasta el 24 nov',
    )
  })

  it('words the payment window as payment validation does', () => {
    const pago = (today: string): string => ventanaTexto(ventanaEstado('PAGO', dia(today), calendario))
    expect(pago('2026-11-27')).toBe('Día de pago hasta el 30 nov')
    expect(pago('2026-11-24')).toBe('Fuera de ventana de pago · próxima 27 nov')
    expect(ventanaCargandoTexto('PAGO')).toBe('Verificando ventana de pago')
  })
})

describe('the next date', () => {
  it('is marked when it is today', () => {
    expect(proximaFechaTexto(movimientos('2026-11-20'))).toBe('20 nov 2026 (hoy)')
    expect(proximaFechaTexto(movimientos('2026-11-21'))).toBe('23 nov 2026')
    expect(proximaFechaTexto(movimientos('2026-12-08'))).toBe('No hay fechas próximas programadas')
  })
})

describe('the overlay of the locked state', () => {
  it('holds the texts of the specification, letter for letter', () => {
    const overlay = ventanaOverlay(movimientos('2026-11-25'))
    expect(overlay).toMatchObject({
      titulo: 'Función deshabilitada',
      contacto: 'En caso de requerir una habilitación extraordinaria, contacta al área responsable.',
      proxima: 'Próxima fecha habilitada: 1 dic 2026',
    })
    expect(overlay.explicacion).toContain('Alta_Baja_Cambio')
  })

  it('says when nothing is scheduled', () => {
    expect(ventanaOverlay(movimientos('2026-12-08')).proxima).toBe('No hay fechas próximas programadas')
  })

  it('says that editing is locked when the dates could not be checked', () => {
    expect(ventanaErrorTexto()).toBe(
      'No fue posible verificar las fechas del evento. (por seguridad se ha bloqueado la edición).',
    )
    expect(ventanaErrorTexto('Sin conexión.')).toBe('Sin conexión. (por seguridad se ha bloqueado la edición).')
  })
})

describe('the sentence under a movement screen', () => {
  it.each([
    ['2026-11-20', 'Entra en la quincena 22 de 2026 si se guarda a más tardar el martes 24 de noviembre.'],
    ['2026-11-24', 'Entra en la quincena 22 de 2026 si se guarda hoy, martes 24 de noviembre.'],
    [
      '2026-11-25',
      'Entra en la quincena 23 de 2026 si se guarda a partir del martes 1 de diciembre, la próxima fecha habilitada.',
    ],
    ['2026-12-08', 'No hay fechas próximas programadas.'],
  ])('on %s: %s', (today, text) => {
    expect(periodoMovimientosTexto(movimientos(today))).toBe(text)
  })

  it('says that the entity closed the quincena of the window', () => {
    const estado = {
      ...movimientos('2026-11-20'),
      quincena: quincenaOrdinal(2026, 23),
      cerrada: quincenaOrdinal(2026, 22),
    }
    expect(periodoMovimientosTexto(estado)).toBe(
      'La quincena 22 de tu entidad ya se cerró: entra en la 23 si se guarda a más tardar el martes 24 de noviembre.',
    )
    expect(entraTexto(quincenaOrdinal(2027, 1), quincenaOrdinal(2026, 24))).toContain('entra en la 1 de 2027')
  })

  it('keeps to the quincena under an enabling that lasts beyond it', () => {
    expect(periodoMovimientosTexto(movimientos('2026-11-21', '2026-11-21', '2027-01-20'))).toBe(
      'Entra en la quincena 22 de 2026 si se guarda a más tardar el lunes 30 de noviembre. Los movimientos cierran el 20 ene 2027 (habilitación extraordinaria).',
    )
  })
})
