import { describe, expect, it } from 'vitest'
import {
  aplicableAlPrestamo,
  decisionAFavorIssues,
  estadoAFavor,
  excesoDe,
  partesAFavor,
} from '#domain/fondos/prestamos/saldo-a-favor.ts'

// Amounts in centavos. An order of 2,060.00 of which 2,500.00 were withheld leaves 440.00.
describe('what was withheld beyond an order', () => {
  it('is the difference, and never below zero', () => {
    expect([excesoDe(250_000, 206_000), excesoDe(206_000, 206_000), excesoDe(0, 206_000)]).toEqual([44_000, 0, 0])
  })

  it('goes to the loan as far as no order and no issued charge takes the balance', () => {
    const pendienteCentavos = 44_000
    const aplicable = (saldoCentavos: number, ordenadoCentavos = 0, emitidoCentavos = 0) =>
      aplicableAlPrestamo({ pendienteCentavos, saldoCentavos, ordenadoCentavos, emitidoCentavos })
    expect(aplicable(1_030_000)).toBe(44_000)
    // 2,360.00 owed, 2,060.00 of it ordered: 300.00.
    expect(aplicable(236_000, 206_000)).toBe(30_000)
    expect(aplicable(236_000, 206_000, 20_000)).toBe(10_000)
    expect([aplicable(206_000, 206_000), aplicable(0, 206_000)]).toEqual([0, 0])
  })

  it('has the state of its parts', () => {
    const de = (aplicadoCentavos: number, devueltoCentavos: number) =>
      estadoAFavor({ importeCentavos: 44_000, aplicadoCentavos, devueltoCentavos })
    expect([de(0, 0), de(30_000, 0), de(44_000, 0), de(0, 44_000), de(30_000, 14_000)]).toEqual([
      'por_decidir',
      'por_decidir',
      'aplicado',
      'devuelto',
      'repartido',
    ])
  })

  it.each([
    ['aplicar', '', 44_000, false, []],
    ['aplicar', '', 0, true, ['destino']],
    ['devolver', 'Transferencia 7', 0, false, ['destino']],
    ['devolver', ' ', 44_000, true, ['nota']],
    ['devolver', 'Transferencia 7', 44_000, true, []],
    ['aplicar', 'x'.repeat(301), 44_000, true, ['nota']],
  ] as const)(
    '%s, with the note "%s", %i centavos and paid in %s, is refused at %j',
    (destino, nota, aplicableCentavos, enterado, paths) => {
      const issues = decisionAFavorIssues({ destino, nota }, { aplicableCentavos, enterado })
      expect(issues.map(({ path }) => path)).toEqual(paths)
    },
  )

  it('says what became of it', () => {
    const saldo = { aplicadoCentavos: 30_000, devueltoCentavos: 4_000, pendienteCentavos: 10_000, nota: 'T-7' }
    expect(partesAFavor(saldo)).toEqual([
      'aplicado al préstamo $300.00',
      'devuelto $40.00 (T-7)',
      'por decidir $100.00',
    ])
  })
})
