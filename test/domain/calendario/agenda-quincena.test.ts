import { describe, expect, it } from 'vitest'
import { agendaQuincena } from '#domain/calendario/agenda-quincena.ts'
import { dia, Q22_2026, Q23_2026 } from './calendario-de-prueba.ts'

const calendario = [...Q23_2026, ...Q22_2026]
const movimientos = (today: string): string | undefined =>
  agendaQuincena(dia(today), calendario).renglones.find((row) => row.tipo === 'ALTA_BAJA_CAMBIO')?.texto

describe('the quincena on the sign-in page', () => {
  it('reads as designed', () => {
    const agenda = agendaQuincena(dia('2026-11-20'), calendario)
    expect([agenda.titulo, agenda.rango]).toEqual(['Quincena 22 de 2026', '16 al 30 de noviembre'])
    expect(agenda.renglones.map((row) => [row.etiqueta, row.texto])).toEqual([
      ['Movimientos', 'abiertos hasta el 24 de noviembre'],
      ['Préstamos y retención', '25 de noviembre'],
      ['Aplicación', '26 de noviembre'],
      ['Pago', '27 y 30 de noviembre'],
    ])
  })

  it('never says that movements are open on a day when they are not', () => {
    expect(movimientos('2026-11-16')).toBe('abren el 17 de noviembre')
    expect(movimientos('2026-11-21')).toBe('abren el 23 de noviembre')
    expect(movimientos('2026-11-25')).toBe('cerraron el 24 de noviembre')
  })

  it('counts the enablings for everybody, and says that they are extraordinary', () => {
    const conHabilitacion = (today: string, desde: string, hasta: string): string | undefined =>
      agendaQuincena(dia(today), calendario, [
        { tipo: 'ALTA_BAJA_CAMBIO', unidadId: null, desde: dia(desde), hasta: dia(hasta), motivo: 'Cierre de año' },
      ]).renglones.find((row) => row.tipo === 'ALTA_BAJA_CAMBIO')?.texto
    expect(conHabilitacion('2026-11-21', '2026-11-21', '2026-11-22')).toBe(
      'abiertos hasta el 24 de noviembre (extraordinaria)',
    )
    expect(conHabilitacion('2026-11-28', '2026-11-21', '2027-01-20')).toBe(
      'abiertos hasta el 20 de enero de 2027 (extraordinaria)',
    )
    expect(conHabilitacion('2026-11-25', '2026-11-29', '2026-11-30')).toBe('abren el 29 de noviembre')
    expect(conHabilitacion('2026-11-25', '2026-12-10', '2026-12-12')).toBe('cerraron el 24 de noviembre')
  })

  it('leaves out what the calendar does not hold', () => {
    expect(agendaQuincena(dia('2026-12-02'), calendario).renglones.map((row) => row.etiqueta)).toEqual(['Movimientos'])
    expect(agendaQuincena(dia('2027-01-05'), calendario).renglones).toEqual([])
  })
})
