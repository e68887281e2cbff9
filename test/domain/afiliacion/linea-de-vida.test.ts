import { describe, expect, it } from 'vitest'
import {
  hastaRelojes,
  lineaDeVida,
  type ActoDeVida,
  type CambioDeVida,
} from '#domain/afiliacion/historia/linea-de-vida.ts'
import { parsePlainDate, plainDate } from '#domain/plain-date.ts'
import type { Relojes } from '#domain/afiliacion/historia/as-of.ts'

const acto = (texto: string, at: string): ActoDeVida => ({
  clase: 'acto',
  folio: 'L-26-000007',
  tipo: 'Licencia con aportación',
  texto,
  quien: 'Lucía Robledo',
  at,
})
const cambio: CambioDeVida = {
  clase: 'cambio',
  desde: plainDate(2026, 11, 20),
  registrado: plainDate(2026, 11, 30),
  movimiento: 7,
  folio: 'L-26-000007',
  tipo: 'Licencia con aportación',
  situacion: 'L',
  sueldoCentavos: null,
  cambios: [],
}

describe('the line of life', () => {
  it('has the newest day first, and of one day what became true before what was done, the latest first', () => {
    const sucesos = [
      acto('Solicitado', '2026-11-20T16:00:00.000Z'),
      acto('Validado', '2026-11-20T18:00:00.000Z'),
      acto('Aplicado', '2026-12-01T18:00:00.000Z'),
    ]
    const { entradas, omitidas } = lineaDeVida([cambio], sucesos)
    expect(entradas.map((one) => (one.clase === 'acto' ? one.texto : one.clase))).toEqual([
      'Aplicado',
      'cambio',
      'Validado',
      'Solicitado',
    ])
    expect(omitidas).toBe(0)
  })

  it('counts the day in Mexico City: an act of the night is not of the next day', () => {
    const { entradas } = lineaDeVida([cambio], [acto('Solicitado', '2026-11-21T04:00:00.000Z')])
    expect(entradas.map(({ clase }) => clase)).toEqual(['cambio', 'acto'])
  })

  it('of two acts of one instant the later done stands first', () => {
    const at = '2026-11-20T16:00:00.000Z'
    const { entradas } = lineaDeVida([], [acto('Solicitado', at), acto('Validado', at)])
    expect(entradas.map((one) => one.clase === 'acto' && one.texto)).toEqual(['Validado', 'Solicitado'])
  })

  it('tells every change, and how many older acts and papers it leaves out', () => {
    const sucesos = [1, 2, 3].map((n) => acto(`Acto ${n}`, `2026-12-0${n}T16:00:00.000Z`))
    const { entradas, omitidas } = lineaDeVida([cambio], sucesos, 2)
    expect(entradas.map((one) => (one.clase === 'acto' ? one.texto : one.clase))).toEqual([
      'Acto 3',
      'Acto 2',
      'cambio',
    ])
    expect(omitidas).toBe(1)
  })
})

describe('the line of life as it could be told on another day', () => {
  const entradas = [
    cambio,
    acto('Solicitado', '2026-11-18T16:00:00.000Z'),
    acto('Aplicado', '2026-11-30T18:00:00.000Z'),
  ]
  const told = (al: string | null, conocido: string | null) =>
    hastaRelojes(entradas, {
      al: al && parsePlainDate(al),
      conocido: conocido && parsePlainDate(conocido),
    } as Relojes).map((one) => (one.clase === 'acto' ? one.texto : one.clase))

  it('has what held by then, also what was recorded later, and what had been done by then', () => {
    expect(told('2026-11-19', null)).toEqual(['Solicitado'])
    expect(told('2026-11-20', null)).toEqual(['cambio', 'Solicitado'])
  })

  it('has what was recorded by the day it is known on, whenever it holds from', () => {
    expect(told(null, '2026-11-29')).toEqual(['Solicitado'])
    expect(told(null, '2026-11-30')).toEqual(['cambio', 'Solicitado', 'Aplicado'])
  })

  it('has what both clocks let be seen', () => {
    expect(told('2026-11-19', '2026-11-30')).toEqual(['Solicitado'])
    expect(told(null, null)).toHaveLength(3)
  })
})
