import { describe, expect, it } from 'vitest'
import { conReorganizaciones, deudoraDe, type EntradaDeActo, type Extintas } from '#domain/fondos/reorganizaciones.ts'
import type { PlainDate } from '#domain/plain-date.ts'

const [EDUCACION, CULTURA, SALUD, FINANZAS] = [1, 2, 3, 4]
const entrada = (desde: string, entidad: number | null, porActo = false): EntradaDeActo => ({
  desde: desde as PlainDate,
  campos: entidad === null ? {} : { nivel1_id: entidad },
  fuente: '',
  porActo,
})
const entidades = (entradas: readonly EntradaDeActo[]) =>
  conReorganizaciones(entradas).entradas.map(({ campos }) => campos.nivel1_id)
const extinta = (hasta: string, sucesoraId: number | null) => ({ nombre: '', hasta: hasta as PlainDate, sucesoraId })

describe('acts on the tree in the history of a person', () => {
  it('are where the person left an entity without a movement', () => {
    const { reorganizaciones } = conReorganizaciones([
      entrada('2020-01-01', EDUCACION),
      entrada('2026-10-01', SALUD, true),
      entrada('2026-11-01', FINANZAS),
    ])
    expect(reorganizaciones).toEqual([{ de: EDUCACION, a: SALUD, desde: '2026-10-01' }])
  })

  it('leave the days before them to the entity of then, whatever a later entry names', () => {
    const acto = [entrada('2020-01-01', EDUCACION), entrada('2026-10-01', SALUD, true)]
    expect(entidades([...acto, entrada('2026-09-21', SALUD)])).toEqual([EDUCACION, SALUD, EDUCACION])
    // From the act on it is the successor's, and what was recorded before the act stays.
    expect(entidades([...acto, entrada('2026-10-05', SALUD)])).toEqual([EDUCACION, SALUD, SALUD])
    expect(entidades([entrada('2019-01-01', SALUD), ...acto])).toEqual([SALUD, EDUCACION, SALUD])
    // Two merges: each day has its entity.
    const dos = [...acto, entrada('2026-12-01', FINANZAS, true)]
    expect(entidades([...dos, entrada('2026-09-21', FINANZAS), entrada('2026-11-01', FINANZAS)])).toEqual([
      EDUCACION,
      SALUD,
      FINANZAS,
      EDUCACION,
      SALUD,
    ])
  })
})

describe('who is charged later lines of an entity’s days', () => {
  const extintas: Extintas = new Map([
    [EDUCACION, extinta('2026-09-30', CULTURA)],
    [CULTURA, extinta('2026-12-31', SALUD)],
  ])

  it('is itself while it goes on, else the last successor', () => {
    expect(deudoraDe(SALUD, extintas)).toBe(SALUD)
    expect(deudoraDe(EDUCACION, extintas)).toBe(SALUD)
    expect(deudoraDe(EDUCACION, new Map([[EDUCACION, extinta('2026-09-30', null)]]))).toBe(EDUCACION)
  })

  it('is, for who was taken elsewhere by its end, where the person went', () => {
    const alFin = [{ de: EDUCACION, a: FINANZAS, desde: '2026-10-01' as PlainDate }]
    expect(deudoraDe(EDUCACION, extintas, alFin)).toBe(FINANZAS)
    const mucho = [{ de: EDUCACION, a: FINANZAS, desde: '2024-01-01' as PlainDate }]
    expect(deudoraDe(EDUCACION, extintas, mucho)).toBe(SALUD)
  })

  it('ends in a ring', () => {
    const ring: Extintas = new Map([
      [EDUCACION, extinta('2026-09-30', CULTURA)],
      [CULTURA, extinta('2026-09-30', EDUCACION)],
    ])
    expect(deudoraDe(EDUCACION, ring)).toBe(CULTURA)
  })
})
