import { describe, expect, it } from 'vitest'
import type { EntradaHistoria, ValoresPersona } from '#domain/afiliacion/historia/entrada-historia.ts'
import { periodosDe } from '#domain/afiliacion/historia/periodos.ts'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'

const dia = (text: string): PlainDate => {
  const day = parsePlainDate(text)
  if (!day) throw new Error(text)
  return day
}

const entrada = (id: number, desde: string, campos: ValoresPersona): EntradaHistoria => ({
  id,
  desde: dia(desde),
  registrado: dia('2026-01-01'),
  campos,
})

const ALTA = { situacion: 'A', fecha_alta: '2010-01-01', nivel1_id: 4, sueldo_centavos: 900_000 } as const

describe('the periods of a line of life', () => {
  it('are none of who has no entries', () => expect(periodosDe([])).toEqual([]))

  it('begin where the situation, the entity or the alta changes, newest first, whatever the order of recording', () => {
    const periodos = periodosDe([
      entrada(3, '2018-05-16', { situacion: 'B' }),
      entrada(1, '2010-01-01', ALTA),
      entrada(2, '2014-02-01', { sueldo_centavos: 1_000_000 }),
      entrada(4, '2020-01-01', { situacion: 'A', fecha_alta: '2020-01-01', nivel1_id: 9 }),
    ])
    expect(periodos).toEqual([
      { desde: '2020-01-01', hasta: null, situacion: 'A', adscripcion: 9, sueldoCentavos: 1_000_000 },
      { desde: '2018-05-16', hasta: '2020-01-01', situacion: 'B', adscripcion: 4, sueldoCentavos: 1_000_000 },
      { desde: '2010-01-01', hasta: '2018-05-16', situacion: 'A', adscripcion: 4, sueldoCentavos: 1_000_000 },
    ])
  })

  it('of one day are one: the later recorded holds', () => {
    const periodos = periodosDe([entrada(1, '2010-01-01', ALTA), entrada(2, '2010-01-01', { situacion: 'L' })])
    expect(periodos).toEqual([
      { desde: '2010-01-01', hasta: null, situacion: 'L', adscripcion: 4, sueldoCentavos: 900_000 },
    ])
  })
})
