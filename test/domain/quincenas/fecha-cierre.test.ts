import { describe, expect, it } from 'vitest'
import { cierreDesde } from '#domain/calendario/dia-de-aplicacion.ts'
import type { Evento, TipoEvento } from '#domain/calendario/evento.ts'
import { quincenaOrdinal } from '#domain/calendario/quincena.ts'
import { plainDate } from '#domain/plain-date.ts'
import { anticipoIssues, antesDeTiempo } from '#domain/quincenas/fecha-cierre.ts'

const Q22 = quincenaOrdinal(2026, 22)
const Q24 = quincenaOrdinal(2026, 24)
const evento = (month: number, day: number, tipo: TipoEvento): Evento => ({ fecha: plainDate(2026, month, day), tipo })

describe('the day of a close', () => {
  it("is the quincena's ARCHIVO_APLICACION day, and its last day where the calendar has none", () => {
    const eventos = [
      evento(11, 11, 'ARCHIVO_APLICACION'),
      evento(11, 25, 'HIPOTECARIO'),
      evento(11, 26, 'ARCHIVO_APLICACION'),
      evento(11, 27, 'PAGO'),
    ]
    expect(cierreDesde(eventos, Q22)).toBe('2026-11-26')
    expect(cierreDesde(eventos, Q24)).toBe('2026-12-31')
  })

  it('is told with its way out', () => {
    expect(antesDeTiempo(Q24, plainDate(2026, 12, 29))).toBe(
      'El cierre de la quincena 24 de 2026 se solicita y se firma desde el 29 dic 2026. Antes, el Jefe Dpto. pide el cierre anticipado y el Titular lo autoriza.',
    )
  })

  it('is only anticipated with a reason', () => {
    expect(anticipoIssues({ motivo: '  ' })).toMatchObject([{ path: 'motivo', code: 'requerido' }])
    expect(anticipoIssues({ motivo: 'x'.repeat(301) })).toMatchObject([{ path: 'motivo', code: 'largo' }])
    expect(anticipoIssues({ motivo: 'Cierre del ejercicio' })).toEqual([])
  })
})
