import { describe, expect, it } from 'vitest'
import { explicarLinea, explicarSegmento } from '#domain/fondos/explicacion.ts'
import { conMovimiento, type HechoConFuente } from '#domain/fondos/hechos-previstos.ts'
import { valorEnPalabras, saysValor } from '#domain/fondos/numero-en-palabras.ts'
import type { PlainDate } from '#domain/plain-date.ts'

const day = (text: string): PlainDate => text as PlainDate
const activo: HechoConFuente = {
  desde: day('2020-01-16'),
  situacion: 'A',
  entidadId: 1,
  sueldoCentavos: 1_019_159,
  otrosCentavos: 0,
  quinqueniosCentavos: 0,
  fuente: 'Padrón, categoría 10A',
}
const shown = (hechos: readonly HechoConFuente[]) =>
  hechos.map(({ desde, situacion, entidadId, sueldoCentavos }) => [desde, situacion, entidadId, sueldoCentavos])

describe('the facts of a person with a movement Por aplicar', () => {
  const base = { folio: 'L-26-000007', fecha: day('2026-11-20') }

  it('change situation from its day on and keep post and salary', () => {
    expect(shown(conMovimiento([activo], { ...base, hacia: 'L', puesto: null }))).toEqual([
      ['2020-01-16', 'A', 1, 1_019_159],
      ['2026-11-20', 'L', 1, 1_019_159],
    ])
  })

  it('change post and salary, and keep the situation where the type leaves it', () => {
    const puesto = { entidadId: 2, sueldoCentavos: 1_233_575, otrosCentavos: 0, quinqueniosCentavos: 0 }
    expect(shown(conMovimiento([activo], { ...base, hacia: null, puesto }))).toEqual([
      ['2020-01-16', 'A', 1, 1_019_159],
      ['2026-11-20', 'A', 2, 1_233_575],
    ])
  })

  it('begin with an alta for somebody who had none, and say which movement it was', () => {
    const puesto = { entidadId: 1, sueldoCentavos: 1_233_575, otrosCentavos: 0, quinqueniosCentavos: 0 }
    const [hecho, ...rest] = conMovimiento([], { ...base, hacia: 'A', puesto })
    expect(hecho).toMatchObject({ desde: '2026-11-20', situacion: 'A', fuente: 'Movimiento L-26-000007' })
    expect(rest).toEqual([])
    expect(conMovimiento([], { ...base, hacia: 'L', puesto: null })).toEqual([])
  })

  it('never cover what began later, and replace what began the same day', () => {
    const later = { ...activo, desde: day('2026-11-25'), situacion: 'L' }
    expect(
      shown(conMovimiento([activo, later], { ...base, hacia: 'B', puesto: null })).map(([desde]) => desde),
    ).toEqual(['2020-01-16', '2026-11-20', '2026-11-25'])
    const same = conMovimiento([activo], { ...base, fecha: day('2020-01-16'), hacia: 'L', puesto: null })
    expect(shown(same)).toEqual([['2020-01-16', 'L', 1, 1_019_159]])
  })
})

describe('an amount told whole', () => {
  it('shows the operation before and after rounding, and an ellipsis where it goes on', () => {
    const linea = { fondo: 'prestaciones_economicas', clave: 'FPESE', parte: 'entidad', base: 'sueldo' } as const
    const amounts = { entidadId: 1, obligado: 'entidad', baseCentavos: 509_580, tasa: 222_500 } as const
    expect(explicarLinea({ ...linea, ...amounts, importeCentavos: 113_382 }).formula).toBe(
      '$5,095.80 × 22.25 % = 1,133.8155 → $1,133.82',
    )
    expect(explicarSegmento({ sueldoCentavos: 1_019_159, dias: 11 })).toBe('$10,191.59 ÷ 30 × 11 = 3,736.916333…')
    expect(explicarSegmento({ sueldoCentavos: 1_019_159, dias: 15 })).toBe('$10,191.59 ÷ 30 × 15 = 5,095.795')
  })
})

describe('a value in words', () => {
  it.each([
    [0, 'cero'],
    [45_000, 'cuatro punto cinco'],
    [450_000, 'cuarenta y cinco'],
    [222_500, 'veintidós punto dos cinco'],
    [1_000_000, 'cien'],
    [1_010_000, 'ciento uno'],
    [3_660_000, 'trescientos sesenta y seis'],
    [3_501, 'cero punto tres cinco cero uno'],
  ])('%d → %s', (valor, words) => expect(valorEnPalabras(valor)).toBe(words))
  it('is understood without accents, in capitals, with spaces to spare', () => {
    expect(saysValor('  VEINTIDOS  punto dos cinco ', 222_500)).toBe(true)
    expect(saysValor('veinte', 222_500)).toBe(false)
    expect(saysValor('', 0)).toBe(false)
  })
})
