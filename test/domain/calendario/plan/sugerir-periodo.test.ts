import { describe, expect, it } from 'vitest'
import { diasInhabiles } from '#domain/calendario/asuetos-oficiales.ts'
import {
  aplicarCambios,
  cambiosDeArrastre,
  cambiosIssues,
  reglasQueImpiden,
} from '#domain/calendario/cambios-calendario.ts'
import { reglasIncumplidas } from '#domain/calendario/reglas-calendario.ts'
import { finesDeSemanaLibres, sugerirPeriodo } from '#domain/calendario/plan/sugerir-periodo.ts'
import { dia, eventosDe } from '#test/domain/calendario/calendario-de-prueba.ts'
import type { Evento } from '#domain/calendario/evento.ts'

const LETRA = { ALTA_BAJA_CAMBIO: 'M', HIPOTECARIO: 'H', ARCHIVO_APLICACION: 'A', PAGO: 'P', ASUETO: '-' } as const

/** December 2026 as one line of letters, a dot for a day without an event. */
function diciembre(eventos: readonly Evento[]): string {
  const byDay = new Map(eventos.map(({ fecha, tipo }) => [fecha, LETRA[tipo]]))
  return Array.from({ length: 31 }, (_, i) => byDay.get(dia(`2026-12-${String(i + 1).padStart(2, '0')}`)) ?? '.').join(
    '',
  )
}

/** November with three payment days in its first half, and the loans two days before the file in its second. */
const NOVIEMBRE: Evento[] = [
  ...eventosDe('ALTA_BAJA_CAMBIO', '2026-11', [3, 4, 5, 6]),
  ...eventosDe('HIPOTECARIO', '2026-11', [9]),
  ...eventosDe('ARCHIVO_APLICACION', '2026-11', [10]),
  ...eventosDe('PAGO', '2026-11', [11, 12, 13]),
  ...eventosDe('ALTA_BAJA_CAMBIO', '2026-11', [17, 18, 19, 20, 24]),
  ...eventosDe('HIPOTECARIO', '2026-11', [23]),
  ...eventosDe('ARCHIVO_APLICACION', '2026-11', [25]),
  ...eventosDe('PAGO', '2026-11', [26, 27]),
]

describe('Sugerir periodo', () => {
  it('fills an empty December like November: payments as many, loans as far from the file, Navidad at rest', () => {
    expect(diciembre(sugerirPeriodo(2026, 12, NOVIEMBRE))).toBe('MMMM..MMHAP..PPMMM..MMMH-..MAPP')
  })

  it('leaves no rule broken in the month', () => {
    const eventos = [...NOVIEMBRE, ...sugerirPeriodo(2026, 12, NOVIEMBRE)]
    const broken = reglasIncumplidas(2026, eventos).filter(
      ({ path }) => path === '2326' || path === '2426' || path.startsWith('2026-12'),
    )
    expect(broken).toEqual([])
  })

  it('overwrites no day that has an event, and arranges the rest around it', () => {
    const set = eventosDe('ARCHIVO_APLICACION', '2026-12', [8])
    const cambios = sugerirPeriodo(2026, 12, [...NOVIEMBRE, ...set])
    expect(cambios.map(({ fecha }) => fecha)).not.toContain('2026-12-08')
    expect(cambios.filter(({ tipo, fecha }) => tipo === 'ARCHIVO_APLICACION' && fecha < '2026-12-16')).toEqual([])
    expect(diciembre([...set, ...cambios]).slice(0, 15)).toBe('MMMM..HAPPP..PP')
  })

  it('gives nothing for a month that is full', () => {
    const full = sugerirPeriodo(2026, 12, NOVIEMBRE)
    const weekends = finesDeSemanaLibres(2026, 12, full).map((fecha): Evento => ({ fecha, tipo: 'ASUETO' }))
    expect(weekends).toHaveLength(8)
    expect(sugerirPeriodo(2026, 12, [...NOVIEMBRE, ...full, ...weekends])).toEqual([])
  })

  it('rests on a day that the institute added, and works on one it took away', () => {
    const inhabiles = diasInhabiles(2026, [
      { fecha: dia('2026-12-25'), nombre: 'Navidad', activo: false },
      { fecha: dia('2026-12-28'), nombre: 'Aniversario del instituto', activo: true },
    ])
    const line = diciembre(sugerirPeriodo(2026, 12, NOVIEMBRE, inhabiles))
    expect([line[24], line[27]]).toEqual(['M', '-'])
  })
})

describe('what a drag sets', () => {
  it('fills every day of a range type, backwards too', () => {
    expect(cambiosDeArrastre('PAGO', dia('2026-12-10'), dia('2026-12-08'))).toEqual([
      { fecha: '2026-12-08', tipo: 'PAGO' },
      { fecha: '2026-12-09', tipo: 'PAGO' },
      { fecha: '2026-12-10', tipo: 'PAGO' },
    ])
  })

  it('moves a single-day type from its start to its end', () => {
    expect(cambiosDeArrastre('HIPOTECARIO', dia('2026-12-08'), dia('2026-12-10'))).toEqual([
      { fecha: '2026-12-08', tipo: null },
      { fecha: '2026-12-10', tipo: 'HIPOTECARIO' },
    ])
  })

  it('clears every day when there is no type to set', () => {
    const vacio = (text: string) => ({ fecha: dia(text), tipo: null })
    expect(cambiosDeArrastre(null, dia('2026-12-09'), dia('2026-12-09'))).toEqual([vacio('2026-12-09')])
    expect(cambiosDeArrastre(null, dia('2026-12-10'), dia('2026-12-08'))).toEqual(
      ['2026-12-08', '2026-12-09', '2026-12-10'].map(vacio),
    )
  })

  it('sets nothing across two months', () => {
    expect(cambiosDeArrastre('PAGO', dia('2026-11-30'), dia('2026-12-02'))).toEqual([])
  })
})

describe('what keeps a change from being saved', () => {
  const motivos = (cambios: Parameters<typeof aplicarCambios>[1]): string[] =>
    reglasQueImpiden(2026, aplicarCambios(NOVIEMBRE, cambios), cambios).map(({ code }) => code)

  it('a second ARCHIVO_APLICACION in the quincena that is touched', () => {
    expect(motivos([{ fecha: dia('2026-11-26'), tipo: 'ARCHIVO_APLICACION' }])).toEqual(['varios_archivo_aplicacion'])
  })

  it('not what an empty quincena lacks, nor one that only rests', () => {
    expect(motivos([{ fecha: dia('2026-12-05'), tipo: 'ASUETO' }])).toEqual([])
  })

  it('a day of another year, one named twice, a past one without a reason', () => {
    const cambios = [
      { fecha: dia('2027-01-04'), tipo: null },
      { fecha: dia('2026-11-05'), tipo: null },
      { fecha: dia('2026-11-05'), tipo: null },
    ]
    expect(cambiosIssues(2026, cambios, ' ', dia('2026-11-20')).map(({ message }) => message)).toEqual([
      'El lunes 4 de enero no es de 2026.',
      'El jueves 5 de noviembre viene dos veces.',
      'El jueves 5 de noviembre ya pasó: escribe por qué cambia.',
    ])
  })

  it('a day of payment printed on lines goes only with a reason', () => {
    const cambios = [{ fecha: dia('2026-11-27'), tipo: null }]
    const issues = (motivo: string) => cambiosIssues(2026, cambios, motivo, dia('2026-11-20'), [dia('2026-11-27')])
    expect(issues(' ').map(({ message }) => message)).toEqual([
      'El viernes 27 de noviembre está impreso en líneas de pago: escribe por qué deja de ser día de pago.',
    ])
    expect(issues('El banco no abre ese día.')).toEqual([])
  })
})
