import { describe, expect, it } from 'vitest'
import type { Evento } from '#domain/calendario/evento.ts'
import { diasDePagoDeQuincena, diasDePagoDesde, limitesPosibles } from '#domain/fondos/pagos/corrida-pago.ts'
import { explicarMora } from '#domain/fondos/explicacion.ts'
import { cuentaDeCargo, interesHasta, type PagoDeCargo } from '#domain/fondos/pagos/cuenta-cargo.ts'
import { corteDeInteres, creditoAplicable, isVigente } from '#domain/fondos/pagos/linea-en-vigor.ts'
import type { PlainDate } from '#domain/plain-date.ts'

const day = (text: string): PlainDate => text as PlainDate
const evento = (fecha: string, tipo: Evento['tipo']): Evento => ({ fecha: day(fecha), tipo })

/** Quincena 22 of 2026: its file on Tuesday the 24th, payments on the 26th, 27th and, past a weekend, the 30th. */
const NOVIEMBRE = [
  evento('2026-11-13', 'PAGO'),
  evento('2026-11-24', 'ARCHIVO_APLICACION'),
  evento('2026-11-26', 'PAGO'),
  evento('2026-11-27', 'PAGO'),
  evento('2026-11-28', 'ASUETO'),
  evento('2026-11-29', 'ASUETO'),
  evento('2026-11-30', 'PAGO'),
  evento('2026-12-01', 'ALTA_BAJA_CAMBIO'),
  evento('2026-12-11', 'PAGO'),
]
const Q22 = 2026 * 24 + 21

describe('limit of a line', () => {
  it('is the last day of the first run of PAGO days after the quincena’s file, over a weekend', () => {
    const dias = diasDePagoDeQuincena(NOVIEMBRE, Q22, day('2026-11-25'))
    expect(dias.corrida).toEqual(['2026-11-26', '2026-11-27', '2026-11-30'])
    expect(limitesPosibles(dias, day('2026-11-25'))).toEqual(['2026-11-30', '2026-11-27', '2026-11-26', '2026-12-11'])
  })

  it('moves only to days that are not past', () => {
    const dias = diasDePagoDeQuincena(NOVIEMBRE, Q22, day('2026-11-27'))
    expect(limitesPosibles(dias, day('2026-11-27'))).toEqual(['2026-11-30', '2026-11-27', '2026-12-11'])
  })

  it('is still the run’s last day when the close comes on it, and the next run’s once it is over', () => {
    const last = day('2026-11-30')
    expect(limitesPosibles(diasDePagoDeQuincena(NOVIEMBRE, Q22, last), last)[0]).toBe('2026-11-30')
    const late = day('2026-12-01')
    expect(limitesPosibles(diasDePagoDeQuincena(NOVIEMBRE, Q22, late), late)).toEqual(['2026-12-11'])
  })

  it('has no day in a calendar without PAGO days', () => {
    expect(limitesPosibles(diasDePagoDesde(NOVIEMBRE, day('2026-12-12')), day('2026-12-12'))).toEqual([])
  })
})

const cargo = { capitalCentavos: 1_000_000, limite: day('2026-11-30'), tasaMora: 120_000 }
const pago = (id: number, importeCentavos: number, fecha: string, hasta = fecha): PagoDeCargo => ({
  id,
  importeCentavos,
  fecha: day(fecha),
  interesHasta: day(hasta),
})

describe('account of a charge', () => {
  it('is complete with its exact amount on the last day', () => {
    const cuenta = cuentaDeCargo(cargo, [pago(1, 1_000_000, '2026-11-30')], day('2027-01-31'))
    expect(cuenta).toEqual({
      repartos: [
        {
          id: 1,
          interesCentavos: 0,
          capitalCentavos: 1_000_000,
          excedenteCentavos: 0,
          resultado: 'exacto',
          tardio: false,
        },
      ],
      tramos: [],
      capitalCentavos: 0,
      interesCentavos: 0,
      multa: false,
      pagadoEl: '2026-11-30',
    })
  })

  it('one centavo short is partial: a centavo is owed, without guessing', () => {
    const cuenta = cuentaDeCargo(cargo, [pago(1, 999_999, '2026-11-30')], day('2026-11-30'))
    expect(cuenta.repartos[0]?.resultado).toBe('parcial')
    expect(cuenta).toMatchObject({ capitalCentavos: 1, interesCentavos: 0, multa: false, pagadoEl: null })
  })

  it('paid twice, the second one is all in favour', () => {
    const cuenta = cuentaDeCargo(
      cargo,
      [pago(1, 1_000_000, '2026-11-27'), pago(2, 1_000_000, '2026-12-04')],
      day('2026-12-04'),
    )
    expect(cuenta.repartos[1]).toMatchObject({ resultado: 'doble', excedenteCentavos: 1_000_000, tardio: false })
    expect(cuenta.multa).toBe(false)
  })

  it('paid late settles interest first, and marks multa', () => {
    // 10,000.00 × 12 % × 10 ÷ 365 = 32.8767… → 32.88
    const cuenta = cuentaDeCargo(cargo, [pago(1, 1_000_000, '2026-12-10')], day('2026-12-10'))
    expect(cuenta.repartos[0]).toMatchObject({
      interesCentavos: 3_288,
      capitalCentavos: 996_712,
      resultado: 'parcial',
      tardio: true,
    })
    expect(cuenta).toMatchObject({ capitalCentavos: 3_288, interesCentavos: 0, multa: true })
  })

  it('late and partial, bears interest on each stretch of what is unpaid', () => {
    // 10 days on 10,000.00: 32.88; then 5,032.88 unpaid: × 12 % × 20 ÷ 365 = 33.0929… → 33.09
    const cuenta = cuentaDeCargo(cargo, [pago(1, 500_000, '2026-12-10')], day('2026-12-30'))
    expect(cuenta).toMatchObject({ capitalCentavos: 503_288, interesCentavos: 3_309, multa: true })
    expect(cuenta.tramos.map(explicarMora)).toEqual([
      '$10,000.00 × 12 % × 10 días ÷ 365 = 32.876712… → $32.88',
      '$5,032.88 × 12 % × 20 días ÷ 365 = 33.092909… → $33.09',
    ])
  })

  it('unpaid after its limit marks multa with the rate at zero too', () => {
    const cuenta = cuentaDeCargo({ ...cargo, tasaMora: 0 }, [], day('2026-12-01'))
    expect(cuenta).toMatchObject({ capitalCentavos: 1_000_000, interesCentavos: 0, multa: true })
  })

  it('of a line issued again is complete when it is paid in time, and not a day later', () => {
    // Issued on 10 December for 10,032.88, to be paid until the 15th.
    const linea = { emitida: day('2026-12-10'), limite: day('2026-12-15') }
    const inTime = pago(1, 1_003_288, '2026-12-15', interesHasta(day('2026-12-15'), linea))
    expect(cuentaDeCargo(cargo, [inTime], day('2026-12-20'))).toMatchObject({
      capitalCentavos: 0,
      interesCentavos: 0,
      pagadoEl: '2026-12-15',
    })
    const late = pago(1, 1_003_288, '2026-12-16', interesHasta(day('2026-12-16'), linea))
    // 16 days: 52.60 (52.6027…); 10,032.88 − 52.60 = 9,980.28 of principal, 19.72 left.
    expect(cuentaDeCargo(cargo, [late], day('2026-12-16'))).toMatchObject({ capitalCentavos: 1_972, pagadoEl: null })
  })
})

describe('the line in force', () => {
  const linea = {
    id: 1,
    referencia: '010322264808699',
    capitalCentavos: 1_000_000,
    interesCentavos: 0,
    limite: day('2026-11-30'),
    emitida: day('2026-11-25'),
  }

  it('is given again until its limit, for the same amount', () => {
    const debe = { capitalCentavos: 1_000_000, interesCentavos: 0 }
    expect(isVigente(linea, debe, day('2026-11-30'))).toBe(true)
    expect(isVigente(linea, debe, day('2026-12-01'))).toBe(false)
    expect(isVigente(linea, { ...debe, capitalCentavos: 1 }, day('2026-11-30'))).toBe(false)
    expect(corteDeInteres(linea, day('2026-11-30'))).toBe('2026-11-25')
    expect(corteDeInteres(linea, day('2026-12-01'))).toBe('2026-12-01')
  })

  it('is lowered by no more credit than it asks for', () => {
    expect([creditoAplicable(500, 200), creditoAplicable(500, 900), creditoAplicable(-500, 900)]).toEqual([200, 500, 0])
  })
})
