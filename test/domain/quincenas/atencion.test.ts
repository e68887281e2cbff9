import { describe, expect, it } from 'vitest'
import {
  diasDeAtencion,
  medidaIssue,
  pendientesIssue,
  SIN_ATENDER,
  sumarAtencion,
  type MovimientoAtendido,
} from '#domain/quincenas/atencion.ts'

const movimiento = (aprobadoAt: string | null, aprobado = true): MovimientoAtendido => ({
  entidadId: 1,
  folio: 'A-26-000001',
  solicitadoAt: '2026-11-10T12:00:00.000Z',
  aprobadoAt,
  aprobado,
})

const dias = (...movimientos: MovimientoAtendido[]) =>
  diasDeAtencion(movimientos.reduce((sum, one) => sumarAtencion(sum, one), SIN_ATENDER))

describe('mean days from request to approval', () => {
  it('is counted in hours and told in tenths of a day', () => {
    expect(dias(movimiento('2026-11-11T12:00:00.000Z'))).toBe(1)
    // 24 and 54 hours: 78 / 2 = 39 hours = 1.625 days.
    expect(dias(movimiento('2026-11-11T12:00:00.000Z'), movimiento('2026-11-12T18:00:00.000Z'))).toBe(1.6)
    expect(dias(movimiento('2026-11-10T12:30:00.000Z'))).toBe(0)
  })

  it('counts neither what waits nor what cannot be measured', () => {
    expect(dias()).toBeNull()
    expect(dias(movimiento(null, false), movimiento(null), movimiento('2026-11-09T12:00:00.000Z'))).toBeNull()
    expect(dias(movimiento('2026-11-13T12:00:00.000Z'), movimiento(null, false))).toBe(3)
  })
})

describe('faults of the data', () => {
  it('are an approval without its date, one before its request, and what nobody decided', () => {
    expect(medidaIssue(movimiento(null))).toBe('A-26-000001: está aprobado y no tiene fecha de aprobación.')
    expect(medidaIssue(movimiento('2026-11-09T12:00:00.000Z'))).toBe(
      'A-26-000001: se aprobó el 9 nov 2026, antes de solicitarse el 10 nov 2026.',
    )
    expect(medidaIssue(movimiento('2026-11-10T12:00:00.000Z'))).toBeNull()
    expect(medidaIssue(movimiento(null, false))).toBeNull()
    expect(pendientesIssue(0)).toBeNull()
    expect(pendientesIssue(1)).toContain('1 movimiento sigue sin aprobar')
    expect(pendientesIssue(2)).toContain('2 movimientos siguen sin aprobar')
  })
})
