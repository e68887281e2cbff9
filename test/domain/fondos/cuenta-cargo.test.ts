import { describe, expect, it } from 'vitest'
import type { Evento } from '#domain/calendario/evento.ts'
import {
  diasDePagoDeCierre,
  diasDePagoDesde,
  limiteOportuno,
  limitesPosibles,
} from '#domain/fondos/pagos/corrida-pago.ts'
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
    const dias = diasDePagoDeCierre(NOVIEMBRE, Q22, day('2026-11-25'))
    expect(dias.corrida).toEqual(['2026-11-26', '2026-11-27', '2026-11-30'])
    expect(limitesPosibles(dias, day('2026-11-25'))).toEqual(['2026-11-30', '2026-11-27', '2026-11-26', '2026-12-11'])
  })

  it('is that of the first run that begins after the close was applied, not of one under way', () => {
    const limite = (aplicado: string) =>
      limitesPosibles(diasDePagoDeCierre(NOVIEMBRE, Q22, day(aplicado)), day(aplicado))[0]
    expect(['2026-11-24', '2026-11-25'].map(limite)).toEqual(['2026-11-30', '2026-11-30'])
    expect(['2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01'].map(limite)).toEqual(Array(4).fill('2026-12-11'))
    // No later run in the calendar.
    expect(limite('2026-12-11')).toBeUndefined()
  })

  it('is not brought forward by a close before its day', () => {
    const early = day('2026-11-10')
    expect(limitesPosibles(diasDePagoDeCierre(NOVIEMBRE, Q22, early), early)[0]).toBe('2026-11-30')
    expect(limiteOportuno(NOVIEMBRE, Q22)).toBe('2026-11-30')
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

  it('of a line issued again is complete on its limit, credits the days paid too soon, and is short a day later', () => {
    // Issued on 10 December, to be paid until the 15th: 10,000.00 × 12 % × 15 ÷ 365 = 49.3150… → 49.32.
    const linea = { emitida: day('2026-12-10'), limite: day('2026-12-15'), interesHasta: day('2026-12-15') }
    const paidOn = (fecha: string) =>
      cuentaDeCargo(cargo, [pago(1, 1_004_932, fecha, interesHasta(day(fecha), linea))], day(fecha))
    expect(cuentaDeCargo(cargo, [], linea.limite).interesCentavos).toBe(4_932)
    expect(paidOn('2026-12-15').repartos).toMatchObject([{ interesCentavos: 4_932, resultado: 'exacto' }])
    // 12 days: 39.4520… → 39.45; 49.32 − 39.45 = 9.87.
    expect(paidOn('2026-12-12').repartos).toMatchObject([
      { interesCentavos: 3_945, capitalCentavos: 1_000_000, excedenteCentavos: 987, resultado: 'excedente' },
    ])
    // 16 days: 52.6027… → 52.60; 10,049.32 − 52.60 = 9,996.72 of principal, 3.28 left.
    expect(paidOn('2026-12-16')).toMatchObject({ capitalCentavos: 328, pagadoEl: null })
  })

  it('of a line issued before that rule is complete when it is paid in time for what it asked', () => {
    // Issued on 10 December for 10,032.88, to be paid until the 15th.
    const linea = { emitida: day('2026-12-10'), limite: day('2026-12-15'), interesHasta: day('2026-12-10') }
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
    interesHasta: day('2026-11-30'),
  }

  it('is given again until its limit, for the same amount', () => {
    const debe = { capitalCentavos: 1_000_000, interesCentavos: 0 }
    expect(isVigente(linea, debe, day('2026-11-30'))).toBe(true)
    expect(isVigente(linea, debe, day('2026-12-01'))).toBe(false)
    expect(isVigente(linea, { ...debe, capitalCentavos: 1 }, day('2026-11-30'))).toBe(false)
    expect(corteDeInteres(linea, day('2026-11-28'))).toBe('2026-11-28')
    const antigua = { ...linea, interesHasta: day('2026-11-25') }
    expect(corteDeInteres(antigua, day('2026-11-30'))).toBe('2026-11-25')
    expect(corteDeInteres(linea, day('2026-12-01'))).toBe('2026-12-01')
  })

  it('is lowered by no more credit than it asks for', () => {
    expect([creditoAplicable(500, 200), creditoAplicable(500, 900), creditoAplicable(-500, 900)]).toEqual([200, 500, 0])
  })
})

describe('a charge with an increase', () => {
  // 1,000.00 since 30 November and 200.00 since 15 December at 36.5 % a year: 0.1 % a day, 1.00 and 0.20.
  const tasaMora = 365_000
  const partes = [
    { capitalCentavos: 100_000, limite: day('2026-11-30'), tasaMora },
    { capitalCentavos: 20_000, limite: day('2026-12-15'), tasaMora },
  ]
  const cargo = { capitalCentavos: 120_000, limite: day('2026-11-30'), tasaMora, partes, vencenPorParte: true }
  const at = (hoy: string, ...pagos: PagoDeCargo[]) => {
    const { capitalCentavos, interesCentavos, multa } = cuentaDeCargo(cargo, pagos, day(hoy))
    return [capitalCentavos, interesCentavos, multa]
  }

  it('bears interest on each part from its own limit', () => {
    expect(at('2026-11-30')).toEqual([120_000, 0, false])
    // 10 days × 1.00.
    expect(at('2026-12-10')).toEqual([120_000, 1_000, true])
    // 20 days × 1.00 + 5 days × 0.20.
    expect(at('2026-12-20')).toEqual([120_000, 2_100, true])
  })

  it('is not late while only the increase is owed before its limit', () => {
    const limite = day('2026-11-30')
    const pago = { id: 1, importeCentavos: 100_000, fecha: limite, interesHasta: limite }
    expect(at('2026-12-15', pago)).toEqual([20_000, 0, false])
    // 5 days × 0.20.
    expect(at('2026-12-20', pago)).toEqual([20_000, 100, true])
  })
})
