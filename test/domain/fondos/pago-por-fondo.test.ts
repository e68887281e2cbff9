import { describe, expect, it } from 'vitest'
import { repartirPorFondo } from '#domain/fondos/pagos/pago-por-fondo.ts'

const FONDOS = [
  { titulo: 'Fondo de ahorro', centavos: 33_333 },
  { titulo: 'Fondo de vivienda', centavos: 33_333 },
  { titulo: 'Fondo de retiro', centavos: -5 },
  { titulo: 'Retenciones de préstamos', centavos: 33_339 },
]
const pagos = (...capitales: number[]) => capitales.map((capitalCentavos) => ({ capitalCentavos }))
const suma = (partes: readonly { readonly centavos: number }[]): number =>
  partes.reduce((sum, { centavos }) => sum + centavos, 0)

describe('payments of a line, fund by fund', () => {
  it.each([[[1, 1, 1, 99_997]], [[10_001, 49_999, 40_000]], [[100_000]], [[7, 99_993, 0]]])(
    'of %j add up to each payment, and in the end to what each fund is of the line',
    (capitales) => {
      const partes = repartirPorFondo(FONDOS, 100_000, pagos(...capitales))
      expect(partes.map(({ fondos }) => suma(fondos))).toEqual(capitales)
      const porFondo = FONDOS.map(({ titulo }) =>
        suma(partes.flatMap(({ fondos }) => fondos.filter((each) => each.titulo === titulo))),
      )
      expect(porFondo).toEqual(FONDOS.map(({ centavos }) => centavos))
    },
  )

  it('tell of no fund what got nothing, and of a line without anything to pay no fund', () => {
    const [, nada] = repartirPorFondo(FONDOS, 100_000, pagos(100_000, 0))
    expect(nada?.fondos).toEqual([])
    expect(repartirPorFondo(FONDOS, 0, pagos(0))).toEqual([{ capitalCentavos: 0, fondos: [] }])
  })
})
