import { describe, expect, it } from 'vitest'
import { acreditar, revertir } from '#domain/fondos/cair/acreditar.ts'
import type { Asiento } from '#domain/fondos/cair/asiento.ts'
import { descontar, totalDescontado } from '#domain/fondos/cair/descuento.ts'
import { asientosRendimiento, rendimientoDe } from '#domain/fondos/cair/rendimiento.ts'
import { partirRetiro, repartirEntreBeneficiarios } from '#domain/fondos/cair/retiro.ts'
import { disponibleDesde, porCobrarDe, saldoCair } from '#domain/fondos/cair/saldo.ts'
import type { PlainDate } from '#domain/plain-date.ts'

/** Every figure here was worked with pencil and paper. Rates in ten-thousandths of a percent: 5 % is 50,000. */
const CINCO = 50_000
const asiento = (fecha: string, importeCentavos: number, more: Partial<Asiento> = {}): Asiento => ({
  cuenta: 'normal',
  clase: 'aportacion',
  fecha: fecha as PlainDate,
  importeCentavos,
  ...more,
})
const retiro = (fecha: string, importeCentavos: number): Asiento =>
  asiento(fecha, -importeCentavos, { clase: 'retiro' })

describe('the yield of a year', () => {
  it('of 10,000.00 with a withdrawal of 4,000.00 on 16 June: 166 days of the first, 199 of 6,000.00', () => {
    // 1,660,000 + 1,194,000 = 2,854,000 peso-days ÷ 365 = 7,819.178… × 5 % = 390.958… → 390.96
    const asientos = [asiento('2024-11-13', 1_000_000), retiro('2025-06-16', 400_000)]
    expect(rendimientoDe(asientos, 'normal', { anio: 2025, tasa: CINCO })).toEqual({
      sumaDiariaCentavos: 285_400_000,
      dias: 365,
      rendimientoCentavos: 39_096,
    })
  })

  it('of 36,600.00 that came on 31 December of a leap year counts one day of 366', () => {
    // 36,600 ÷ 366 = 100.00 × 10 % = 10.00
    expect(rendimientoDe([asiento('2024-12-31', 3_660_000)], 'normal', { anio: 2024, tasa: 100_000 })).toEqual({
      sumaDiariaCentavos: 3_660_000,
      dias: 366,
      rendimientoCentavos: 1_000,
    })
  })

  it('of 1,000.00 the whole year at 7.25 % is 72.50, and what comes after the year counts nothing', () => {
    const asientos = [asiento('2025-01-01', 100_000), asiento('2026-01-01', 900_000)]
    expect(rendimientoDe(asientos, 'normal', { anio: 2025, tasa: 72_500 }).rendimientoCentavos).toBe(7_250)
  })

  it.each([
    [1_010, 50],
    [1_030, 52],
  ])('of %i centavos at 5 %% ties, and goes to the even centavo: %i', (saldo, esperado) => {
    expect(
      rendimientoDe([asiento('2024-01-01', saldo)], 'normal', { anio: 2025, tasa: CINCO }).rendimientoCentavos,
    ).toBe(esperado)
  })

  it('is of each account apart, and last year’s own yield counts from its day on', () => {
    // Normal 1,000.00 + 50.00 of 31 December; voluntary 200.00 for the last 73 days: 200 × 73 ÷ 365 = 40.00
    const asientos = [
      asiento('2024-05-02', 100_000),
      asiento('2024-12-31', 5_000, { clase: 'rendimiento' }),
      asiento('2025-10-20', 20_000, { cuenta: 'voluntaria', clase: 'voluntaria' }),
    ]
    expect(rendimientoDe(asientos, 'normal', { anio: 2025, tasa: 100_000 }).rendimientoCentavos).toBe(10_500)
    expect(rendimientoDe(asientos, 'voluntaria', { anio: 2025, tasa: 100_000 }).rendimientoCentavos).toBe(400)
  })

  it('is delivered by option A, and stays in the account by B', () => {
    const dated = { cuenta: 'normal', fecha: '2025-12-31' }
    expect(asientosRendimiento('normal', 2025, 39_096, 'A')).toEqual([
      { ...dated, clase: 'rendimiento', importeCentavos: 39_096 },
      { ...dated, clase: 'entrega', importeCentavos: -39_096 },
    ])
    expect(asientosRendimiento('normal', 2025, 39_096, 'B')).toEqual([
      { ...dated, clase: 'rendimiento', importeCentavos: 39_096 },
    ])
    expect(asientosRendimiento('normal', 2025, 0, 'B')).toEqual([])
  })
})

describe('a contribution', () => {
  it('below zero takes what there is; the rest is owed, and the next one pays it first', () => {
    const baja = acreditar({ importeCentavos: -15_000, disponibleCentavos: 10_000, porCobrarCentavos: 0 })
    expect(baja).toEqual([
      { clase: 'aportacion', importeCentavos: -15_000 },
      { clase: 'por_cobrar', importeCentavos: 5_000 },
    ])
    const alta = acreditar({ importeCentavos: 8_000, disponibleCentavos: 0, porCobrarCentavos: 5_000 })
    expect(alta).toEqual([
      { clase: 'aportacion', importeCentavos: 8_000 },
      { clase: 'por_cobrar', importeCentavos: -5_000 },
    ])
    const ledger = [
      asiento('2026-01-14', 10_000),
      ...[...baja, ...alta].map((uno, i) => asiento(i < 2 ? '2026-02-13' : '2026-03-13', uno.importeCentavos, uno)),
    ]
    expect(saldoCair(ledger)).toEqual({ normal: 3_000, voluntaria: 0, total: 3_000 })
    expect(porCobrarDe(ledger)).toBe(0)
  })

  it('that was ticked by mistake goes back whole while its money is there', () => {
    expect(
      revertir(
        { netoCentavos: 12_000, cobradoCentavos: 0 },
        { disponibleCentavos: 12_000, porCobrarCentavos: 0, retirado: false },
      ),
    ).toEqual([{ clase: 'reversa', importeCentavos: -12_000 }])
  })

  it('goes back no more once its money was withdrawn, though later money came', () => {
    // 100.00 in January, 80.00 withdrawn in June, 90.00 in July: without January's, June would end at −80.00.
    const ledger = [asiento('2026-01-14', 10_000), retiro('2026-06-16', 8_000), asiento('2026-07-14', 9_000)]
    expect(saldoCair(ledger).total).toBe(11_000)
    const disponibleCentavos = disponibleDesde(ledger, 'normal', '2026-01-14' as PlainDate)
    expect(disponibleCentavos).toBe(2_000)
    expect(
      revertir(
        { netoCentavos: 10_000, cobradoCentavos: 0 },
        { disponibleCentavos, porCobrarCentavos: 0, retirado: true },
      ),
    ).toBeNull()
    expect(disponibleDesde(ledger, 'normal', '2026-07-01' as PlainDate)).toBe(2_000)
    expect(disponibleDesde(ledger, 'normal', '2026-07-14' as PlainDate)).toBe(11_000)
  })

  it('whose money a later debit took, and nobody withdrew, goes back and leaves the rest owed', () => {
    // 90.00, then −50.00: of the 90.00 there are 40.00 left.
    expect(
      revertir(
        { netoCentavos: 9_000, cobradoCentavos: 0 },
        { disponibleCentavos: 4_000, porCobrarCentavos: 0, retirado: false },
      ),
    ).toEqual([
      { clase: 'reversa', importeCentavos: -9_000 },
      { clase: 'por_cobrar', importeCentavos: 5_000 },
    ])
  })

  it('that paid what was owed leaves it owed again; one below zero gives back what was truly taken', () => {
    expect(
      revertir(
        { netoCentavos: 8_000, cobradoCentavos: -5_000 },
        { disponibleCentavos: 3_000, porCobrarCentavos: 0, retirado: false },
      ),
    ).toEqual([
      { clase: 'reversa', importeCentavos: -8_000 },
      { clase: 'por_cobrar', importeCentavos: 5_000 },
    ])
    // −150.00 of which 50.00 were owed, and collected later: 150.00 come back, nothing is forgiven twice.
    expect(
      revertir(
        { netoCentavos: -15_000, cobradoCentavos: 5_000 },
        { disponibleCentavos: 0, porCobrarCentavos: 0, retirado: true },
      ),
    ).toEqual([{ clase: 'reversa', importeCentavos: 15_000 }])
  })
})

describe('a withdrawal with consent to have loans paid', () => {
  // Owes 6,180.00 that 6,000.00 settle, and 3,090.00 that 3,050.00 settle.
  const prestamos = [
    { id: 1, saldoCentavos: 618_000, liquidaCentavos: 600_000 },
    { id: 2, saldoCentavos: 309_000, liquidaCentavos: 305_000 },
  ]

  it('of 10,000.00 settles both, and forgives 180.00 and 40.00', () => {
    expect(descontar(1_000_000, prestamos)).toEqual([
      { prestamoId: 1, pagoCentavos: 600_000, condonadoCentavos: 18_000 },
      { prestamoId: 2, pagoCentavos: 305_000, condonadoCentavos: 4_000 },
    ])
    expect(totalDescontado(1_000_000, prestamos)).toBe(905_000)
  })

  it('of 7,000.00 settles the first, pays 1,000.00 of the second and forgives nothing of it', () => {
    expect(descontar(700_000, prestamos)).toEqual([
      { prestamoId: 1, pagoCentavos: 600_000, condonadoCentavos: 18_000 },
      { prestamoId: 2, pagoCentavos: 100_000, condonadoCentavos: 0 },
    ])
  })

  it('of 6,000.00 leaves the second as it was; without loans takes nothing', () => {
    expect(descontar(600_000, prestamos)).toEqual([{ prestamoId: 1, pagoCentavos: 600_000, condonadoCentavos: 18_000 }])
    expect(descontar(600_000, [])).toEqual([])
  })
})

describe('a withdrawal', () => {
  it('takes the normal account first, then the voluntary one', () => {
    expect(partirRetiro(90_000, { normal: 70_000, voluntaria: 30_000, total: 100_000 })).toEqual([
      { cuenta: 'normal', importeCentavos: 70_000 },
      { cuenta: 'voluntaria', importeCentavos: 20_000 },
    ])
    expect(partirRetiro(50_000, { normal: 70_000, voluntaria: 30_000, total: 100_000 })).toEqual([
      { cuenta: 'normal', importeCentavos: 50_000 },
    ])
  })

  it('by death is parted among beneficiaries to the last centavo', () => {
    const partes = (importe: number, ...porcentajes: number[]) =>
      repartirEntreBeneficiarios(
        importe,
        porcentajes.map((porcentaje, i) => ({ nombre: `Persona ${i}`, parentesco: 'Hija o hijo', porcentaje })),
      ).map(({ importeCentavos }) => importeCentavos)
    // 12,345.67 in halves and quarters: 6,172.835, 3,086.4175 twice.
    expect(partes(1_234_567, 5_000, 2_500, 2_500)).toEqual([617_283, 308_642, 308_642])
    expect(partes(10_000, 3_333, 3_333, 3_334)).toEqual([3_333, 3_333, 3_334])
    expect(partes(10, 3_333, 3_333, 3_334)).toEqual([3, 3, 4])
    expect(partes(1, 5_000, 5_000)).toEqual([0, 1])
  })
})
