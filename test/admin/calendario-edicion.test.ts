import { describe, expect, it } from 'vitest'
import {
  cambiosDe,
  choques,
  deshacer,
  empezar,
  poner,
  reconciliar,
  retirar,
} from '#admin/portal/calendario/Calendario/edicion.ts'
import { tipoDeTecla } from '#admin/portal/calendario/Calendario/tipos.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { Edicion } from '#admin/portal/calendario/Calendario/edicion.ts'

const dia = (text: string): PlainDate => parsePlainDate(text)!
const BASE = [
  { fecha: dia('2026-12-01'), tipo: 'ALTA_BAJA_CAMBIO' },
  { fecha: dia('2026-12-05'), tipo: 'ASUETO' },
] as const
const EDICION: Edicion = { base: BASE, actual: BASE, pasos: [] }

describe('editing the calendar', () => {
  it('begins by marking the weekend days of the month that have no event, and only those', () => {
    const { edicion, marcados } = empezar(BASE, 2026, 12)
    expect(marcados).toBe(7)
    expect(cambiosDe(edicion).map(({ fecha }) => fecha)).toEqual([
      '2026-12-06',
      '2026-12-12',
      '2026-12-13',
      '2026-12-19',
      '2026-12-20',
      '2026-12-26',
      '2026-12-27',
    ])
  })

  it('goes back one change at a time, and no further than the beginning', () => {
    const once = poner(EDICION, [{ fecha: dia('2026-12-02'), tipo: 'PAGO' }])
    const twice = poner(once, [{ fecha: dia('2026-12-01'), tipo: null }])
    expect(cambiosDe(twice)).toHaveLength(2)
    expect(cambiosDe(deshacer(twice))).toEqual([{ fecha: '2026-12-02', tipo: 'PAGO' }])
    expect(cambiosDe(deshacer(deshacer(deshacer(twice))))).toEqual([])
  })

  it('takes back what was suggested and nothing that was set since', () => {
    const sugeridos = (['2026-12-02', '2026-12-03', '2026-12-04'] as const).map(
      (text) => ({ fecha: dia(text), tipo: 'ALTA_BAJA_CAMBIO' }) as const,
    )
    const since = poner(poner(EDICION, sugeridos), [
      { fecha: dia('2026-12-03'), tipo: 'PAGO' },
      { fecha: dia('2026-12-07'), tipo: 'ASUETO' },
    ])
    const left = retirar(since, sugeridos)
    expect(cambiosDe(left)).toEqual([
      { fecha: '2026-12-03', tipo: 'PAGO' },
      { fecha: '2026-12-07', tipo: 'ASUETO' },
    ])
    expect(cambiosDe(deshacer(left))).toHaveLength(4)
  })

  it('counts a day put back as it was as no change', () => {
    const there = poner(EDICION, [{ fecha: dia('2026-12-01'), tipo: 'PAGO' }])
    expect(cambiosDe(poner(there, [{ fecha: dia('2026-12-01'), tipo: 'ALTA_BAJA_CAMBIO' }]))).toEqual([])
  })

  it('asks only for the days that both people changed, and keeps one’s own others', () => {
    const mine = poner(EDICION, [
      { fecha: dia('2026-12-01'), tipo: 'PAGO' },
      { fecha: dia('2026-12-02'), tipo: 'PAGO' },
    ])
    const theirs = [
      { fecha: dia('2026-12-01'), tipo: 'ASUETO' },
      { fecha: dia('2026-12-05'), tipo: 'ASUETO' },
    ] as const
    const dias = [
      { fecha: dia('2026-12-01'), mio: 'PAGO', actual: 'ASUETO' },
      { fecha: dia('2026-12-02'), mio: 'PAGO', actual: null },
    ] as const
    expect(choques(mine, dias).map(({ fecha }) => fecha)).toEqual(['2026-12-01'])
    expect(cambiosDe(reconciliar(mine, theirs, dias, new Set()))).toEqual([{ fecha: '2026-12-02', tipo: 'PAGO' }])
    expect(cambiosDe(reconciliar(mine, theirs, dias, new Set([dia('2026-12-01')])))).toEqual([
      { fecha: '2026-12-01', tipo: 'PAGO' },
      { fecha: '2026-12-02', tipo: 'PAGO' },
    ])
  })

  it.each([
    ['m', 'ALTA_BAJA_CAMBIO'],
    ['R', 'PAGO'],
    ['p', 'HIPOTECARIO'],
    ['a', 'ARCHIVO_APLICACION'],
    ['n', 'ASUETO'],
    ['z', null],
  ])('the key %s sets %s', (key, tipo) => expect(tipoDeTecla(key)).toBe(tipo))
})
