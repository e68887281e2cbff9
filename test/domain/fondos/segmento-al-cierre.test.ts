import { describe, expect, it } from 'vitest'
import { quincenaOrdinal } from '#domain/calendario/quincena.ts'
import { segmentoAlCierre, segmentosDe, type HechoLaboral } from '#domain/fondos/segmentos.ts'
import type { PlainDate } from '#domain/plain-date.ts'

const hecho = (desde: string, entidadId: number): HechoLaboral => ({
  desde: desde as PlainDate,
  situacion: 'A',
  entidadId,
  sueldoCentavos: 1_000_000,
  otrosCentavos: 0,
  quinqueniosCentavos: 0,
})

/** The entity that a person is in at the end of a quincena, looked at from entity 1 alone. */
function alCierre(numero: number, ...hechos: readonly HechoLaboral[]): number | null {
  const quincena = quincenaOrdinal(2026, numero)
  const own = segmentosDe(hechos, quincena).filter(({ entidadId }) => entidadId === 1)
  return segmentoAlCierre(own, quincena)?.entidadId ?? null
}

describe('who is in an entity at the end of a quincena, by the days that its close keeps', () => {
  it.each([
    ['who was there all along', 22, [hecho('2020-01-16', 1)], 1],
    ['who came on its last day', 23, [hecho('2026-12-15', 1)], 1],
    ['who changed within it', 22, [hecho('2020-01-16', 1), hecho('2026-11-20', 1)], 1],
    ['nobody who left within it', 22, [hecho('2020-01-16', 1), hecho('2026-11-30', 2)], null],
    ['nobody who left on the 31st', 24, [hecho('2020-01-16', 1), hecho('2026-12-31', 2)], null],
    ['nobody who left at the end of February', 4, [hecho('2020-01-16', 1), hecho('2026-02-28', 2)], null],
    ['who leaves the day after', 22, [hecho('2020-01-16', 1), hecho('2026-12-01', 2)], 1],
    ['nobody without a day', 22, [hecho('2026-12-01', 1)], null],
  ] as const)('%s', (_, numero, hechos, entidad) => {
    expect(alCierre(numero, ...hechos)).toBe(entidad)
  })
})
