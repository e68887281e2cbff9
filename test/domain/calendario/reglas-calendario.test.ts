import { describe, expect, it } from 'vitest'
import { asuetosOficiales } from '#domain/calendario/asuetos-oficiales.ts'
import { avisosCalendario, quincenaIssues, reglasIncumplidas } from '#domain/calendario/reglas-calendario.ts'
import { dia, eventosDe, Q22_2026 } from './calendario-de-prueba.ts'
import type { Evento, TipoEvento } from '#domain/calendario/evento.ts'

const Q22 = 2026 * 24 + 21

const codes = (eventos: readonly Evento[]): string[] => quincenaIssues(Q22, eventos).map((issue) => issue.code)
const without = (tipo: TipoEvento): Evento[] => Q22_2026.filter((evento) => evento.tipo !== tipo)
const on = (tipo: TipoEvento, ...days: number[]): Evento[] => eventosDe(tipo, '2026-11', days)

describe('rules of a quincena', () => {
  it('finds nothing wrong with quincena 22 of 2026 as designed', () => {
    expect(quincenaIssues(Q22, Q22_2026)).toEqual([])
  })

  it.each([
    ['ALTA_BAJA_CAMBIO', 'sin_alta_baja_cambio', 'no tiene ningún día de Movimientos'],
    ['HIPOTECARIO', 'sin_hipotecario', 'no tiene ningún día de Préstamos/Retención'],
    ['ARCHIVO_APLICACION', 'sin_archivo_aplicacion', 'no tiene ningún día de Aplicación'],
    ['PAGO', 'sin_pago', 'no tiene ningún día de Referencia/Validación'],
  ] as const)('misses %s', (tipo, code, words) => {
    expect(quincenaIssues(Q22, without(tipo))).toEqual([
      { path: '2226', code, message: `La quincena 22 (16–30 nov) ${words}.` },
    ])
  })

  it('does not take the days of another quincena for its own', () => {
    const elsewhere = eventosDe('PAGO', '2026-12', [1])
    expect(codes([...without('PAGO'), ...elsewhere])).toEqual(['sin_pago'])
  })

  it('admits one day of loans and one of application, no more', () => {
    const twoLoans = [...without('PAGO'), ...on('HIPOTECARIO', 27), ...on('PAGO', 30)]
    expect(quincenaIssues(Q22, twoLoans)).toEqual([
      {
        path: '2226',
        code: 'varios_hipotecario',
        message: 'La quincena 22 (16–30 nov) tiene 2 días de Préstamos/Retención; debe tener exactamente uno.',
      },
    ])
    const twoFiles = [...without('PAGO'), ...on('ARCHIVO_APLICACION', 27), ...on('PAGO', 30)]
    expect(codes(twoFiles)).toEqual(['varios_archivo_aplicacion'])
  })

  it('wants the application after the last movement day', () => {
    const late = [...without('PAGO'), ...on('ALTA_BAJA_CAMBIO', 27), ...on('PAGO', 30)]
    expect(quincenaIssues(Q22, late)).toEqual([
      {
        path: '2026-11-27',
        code: 'movimientos_despues_de_aplicacion',
        message:
          'El viernes 27 de noviembre es de Movimientos, pero la Aplicación de su quincena es antes, el jueves 26 de noviembre.',
      },
    ])
  })

  it('wants payment after the application, and names each day that is not', () => {
    const early = [...without('HIPOTECARIO'), ...on('PAGO', 25)]
    expect(quincenaIssues(Q22, [...early, ...on('HIPOTECARIO', 16)])).toEqual([
      {
        path: '2026-11-25',
        code: 'pago_antes_de_aplicacion',
        message:
          'El miércoles 25 de noviembre es de Referencia/Validación, pero la Aplicación de su quincena es después, el jueves 26 de noviembre.',
      },
    ])
  })

  it('leaves the day of loans free to stand anywhere', () => {
    const first = [...without('HIPOTECARIO').filter((e) => e.fecha !== '2026-11-17'), ...on('HIPOTECARIO', 17)]
    expect(codes(first)).toEqual([])
  })
})

describe('rules of a year', () => {
  const restDay = (eventos: readonly Evento[], electorales: string[] = []): string[] =>
    reglasIncumplidas(2026, eventos, asuetosOficiales(2026, electorales.map(dia)))
      .filter((issue) => issue.code === 'dia_inhabil')
      .map((issue) => issue.message)

  it('reports every quincena of an empty year', () => {
    const issues = reglasIncumplidas(2026, [])
    expect(issues).toHaveLength(24 * 4)
    expect(new Set(issues.map((issue) => issue.path)).size).toBe(24)
  })

  it('reports the other 23 when only one is laid out', () => {
    const paths = reglasIncumplidas(2026, Q22_2026).map((issue) => issue.path)
    expect(paths).toHaveLength(23 * 4)
    expect(paths).not.toContain('2226')
  })

  it('admits nothing but ASUETO on weekends, holidays and election days', () => {
    expect(restDay(on('ALTA_BAJA_CAMBIO', 21))).toEqual([
      'El sábado 21 de noviembre es inhábil (fin de semana) y no admite Movimientos.',
    ])
    expect(restDay(on('PAGO', 16))).toEqual([
      'El lunes 16 de noviembre es inhábil (Día de la Revolución) y no admite Referencia/Validación.',
    ])
    expect(restDay(on('PAGO', 18), ['2026-11-18'])).toEqual([
      'El miércoles 18 de noviembre es inhábil (Jornada electoral) y no admite Referencia/Validación.',
    ])
    expect(restDay(on('ASUETO', 16, 18, 21, 22))).toEqual([])
  })

  it('looks only at its own year', () => {
    const other = eventosDe('PAGO', '2027-01', [1, 2])
    expect(reglasIncumplidas(2026, [...Q22_2026, ...other])).toEqual(reglasIncumplidas(2026, Q22_2026))
  })

  it('wants one event a day', () => {
    const twice = [...Q22_2026, ...on('ASUETO', 18), ...on('ASUETO', 18)]
    const repeated = reglasIncumplidas(2026, twice).filter((issue) => issue.code === 'dia_repetido')
    expect(repeated).toEqual([
      {
        path: '2026-11-18',
        code: 'dia_repetido',
        message: 'El miércoles 18 de noviembre tiene más de un evento; cada día admite uno.',
      },
    ])
  })
})

describe('notices', () => {
  const window = (month: string, days: number[]): Evento[] => eventosDe('ALTA_BAJA_CAMBIO', month, days)

  it('says that a window has a single day, not that there is none (that is a rule)', () => {
    expect(avisosCalendario(2026, window('2026-11', [17]))).toEqual([
      { path: '2226', code: 'ventana_corta', message: 'La quincena 22 (16–30 nov) tiene un solo día de Movimientos.' },
    ])
    expect(avisosCalendario(2026, window('2026-11', [17, 18]))).toEqual([])
    expect(avisosCalendario(2026, [])).toEqual([])
  })

  it('says that a window is unlike that of the same half of the month before', () => {
    const october = window('2026-10', [16, 19, 20, 21, 22, 23])
    expect(avisosCalendario(2026, [...october, ...window('2026-11', [17, 18])])).toEqual([
      {
        path: '2226',
        code: 'periodo_distinto',
        message: 'La quincena 22 (16–30 nov) tiene 2 días de Movimientos; la misma mitad del mes anterior tuvo 6 días.',
      },
    ])
    expect(avisosCalendario(2026, [...october, ...window('2026-11', [17, 18, 19])])).toEqual([])
  })

  it('compares January with the December before, when it is given', () => {
    const december = window('2025-12', [16, 17, 18, 19, 22, 23, 24])
    const january = window('2026-01', [19, 20])
    expect(avisosCalendario(2026, [...december, ...january]).map((aviso) => aviso.code)).toEqual(['periodo_distinto'])
  })
})
