import { describe, expect, it } from 'vitest'
import { capacidadRetencion } from '#domain/fondos/prestamos/capacidad.ts'
import { avanceTexto } from '#domain/fondos/prestamos/avance.ts'
import { efectoCambio } from '#domain/fondos/prestamos/cambio-prestamo.ts'
import { pasosDeOrden } from '#domain/fondos/prestamos/explicacion-retencion.ts'
import { liquidarPrestamo } from '#domain/fondos/prestamos/liquidar-prestamo.ts'
import { ordenDe } from '#domain/fondos/prestamos/orden.ts'
import { planearPrestamo } from '#domain/fondos/prestamos/planear-prestamo.ts'
import { plainDate } from '#domain/plain-date.ts'

// Amounts in centavos; rates in ten-thousandths of a percent (12 % = 120,000).
describe('a loan worked by hand', () => {
  it('short: $12,000 at 12 % a year in 6 quincenas', () => {
    // 12,000 × 12 % × 6/24 = 360; 12,360 ÷ 6 = 2,060 exactly.
    expect(planearPrestamo({ capitalCentavos: 1_200_000, interesAnual: 120_000, quincenas: 6 })).toEqual({
      interesCentavos: 36_000,
      totalCentavos: 1_236_000,
      abonoCentavos: 206_000,
      ultimoAbonoCentavos: 206_000,
    })
  })

  it('medium: $10,000 at 9 % in 24 quincenas, whose last abono is smaller', () => {
    // Interest of a whole year 900; 10,900 ÷ 24 = 454.1666…, up to 454.17; the last 10,900 − 23 × 454.17 = 454.09.
    expect(planearPrestamo({ capitalCentavos: 1_000_000, interesAnual: 90_000, quincenas: 24 })).toEqual({
      interesCentavos: 90_000,
      totalCentavos: 1_090_000,
      abonoCentavos: 45_417,
      ultimoAbonoCentavos: 45_409,
    })
  })

  it('settled early: after two of six abonos the interest of the other four is not owed', () => {
    // Owed 12,360 − 2 × 2,060 = 8,240; interest not earned 360 × 4/6 = 240; pays 8,000.
    expect(
      liquidarPrestamo({ saldoCentavos: 824_000, interesCentavos: 36_000, quincenas: 6, transcurridas: 2 }),
    ).toEqual({ condonadoCentavos: 24_000, pagoCentavos: 800_000 })
  })

  it('settled when the term is over: nothing is forgiven', () => {
    expect(
      liquidarPrestamo({ saldoCentavos: 162_000, interesCentavos: 36_000, quincenas: 6, transcurridas: 9 }),
    ).toEqual({ condonadoCentavos: 0, pagoCentavos: 162_000 })
  })

  it('settled with less owed than the interest to forgive: pays nothing, and is forgiven no more than it owes', () => {
    expect(
      liquidarPrestamo({ saldoCentavos: 10_000, interesCentavos: 36_000, quincenas: 6, transcurridas: 2 }),
    ).toEqual({ condonadoCentavos: 10_000, pagoCentavos: 0 })
  })

  it.each([
    [800_000, 'Hoy lo liquidan $8,000.00; los intereses que no se han devengado, $240.00, no se cobran.'],
    [824_000, 'Hoy lo liquidan $8,240.00.'],
  ])('settled by %i it says what is forgiven, where something is', (liquidaCentavos, dice) => {
    const prestamo = { saldoCentavos: 824_000, liquidaCentavos, abonoCentavos: 206_000, ordenadoCentavos: 0 }
    expect(efectoCambio('liquidar', prestamo)[0]).toBe(dice)
  })

  it('insufficient pay twice: it goes on one quincena more, for what was left', () => {
    // Withheld 1,500, 1,000 and four times 2,060: 10,740 of 12,360. The seventh order is the 1,620 left, then none.
    const saldos = [1_236_000, 1_086_000, 986_000, 780_000, 574_000, 368_000, 162_000, 0]
    expect(saldos.map((saldoCentavos) => ordenDe({ saldoCentavos, abonoCentavos: 206_000 }))).toEqual([
      206_000, 206_000, 206_000, 206_000, 206_000, 206_000, 162_000, 0,
    ])
  })

  it('a missed abono of 1,015 that is collected directly: the last order leaves it out, and says so', () => {
    // 3,000 × 12 % × 3/24 = 45; 3,045 ÷ 3 = 1,015. Of 2,030 owed, one abono is collected of the person.
    const pasos = pasosDeOrden({
      capitalCentavos: 300_000,
      interesAnual: 120_000,
      interesCentavos: 4_500,
      abonoCentavos: 101_500,
      quincenas: 3,
      saldoCentavos: 203_000,
      pendienteCentavos: 0,
      directoCentavos: 101_500,
      ordenadoCentavos: 101_500,
    })
    expect(pasos.find(({ rotulo }) => rotulo === 'Saldo por ordenar')?.texto).toBe(
      '$2,030.00 de saldo − $0.00 ya ordenados sin respuesta − $1,015.00 que se cobran directo = $1,015.00',
    )
  })

  it.each([
    [1_090_000, 24, 45_417, '($10,000.00 + $900.00) ÷ 24 = $454.17, redondeado al centavo superior'],
    [1_080_000, 24, 45_000, '($10,000.00 + $800.00) ÷ 24 = $450.00'],
  ])('its abono says that it was rounded only where it was (%i in %i)', (total, quincenas, abonoCentavos, texto) => {
    const pasos = pasosDeOrden({
      capitalCentavos: 1_000_000,
      interesAnual: 90_000,
      interesCentavos: total - 1_000_000,
      abonoCentavos,
      quincenas,
      saldoCentavos: total,
      pendienteCentavos: 0,
      directoCentavos: 0,
      ordenadoCentavos: abonoCentavos,
    })
    expect(pasos.find(({ rotulo }) => rotulo === 'Abono de cada quincena')?.texto).toBe(texto)
  })

  it('capacity: 30 % of a quincena of $12,335.75 a month, less what is withheld already', () => {
    // 12,335.75 ÷ 2 = 6,167.875; 30 % = 1,850.3625, down to 1,850.36; less 500.00.
    const sueldo = { sueldoCentavos: 1_233_575, porcentaje: 30 }
    expect(capacidadRetencion({ ...sueldo, comprometidoCentavos: 0 })).toBe(185_036)
    expect(capacidadRetencion({ ...sueldo, comprometidoCentavos: 50_000 })).toBe(135_036)
    expect(capacidadRetencion({ ...sueldo, comprometidoCentavos: 200_000 })).toBe(0)
  })

  it.each([
    // Whole periods of 15 days since the start, at least 0 and at most the term (specification 3 §9).
    [plainDate(2026, 6, 1), plainDate(2026, 6, 15), 6, '0/6'],
    [plainDate(2026, 6, 1), plainDate(2026, 6, 16), 6, '1/6'],
    [plainDate(2026, 6, 1), plainDate(2026, 7, 31), 6, '4/6'],
    [plainDate(2026, 6, 1), plainDate(2027, 1, 1), 6, '6/6'],
    [plainDate(2026, 6, 16), plainDate(2026, 6, 1), 12, '0/12'],
  ])('progress from %s to %s of %i: %s', (inicio, hoy, quincenas, texto) => {
    expect(avanceTexto(inicio, hoy, quincenas)).toBe(texto)
  })
})
