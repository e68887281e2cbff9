import { describe, expect, it } from 'vitest'
import { explicarLinea, explicarSegmento } from '#domain/fondos/explicacion.ts'
import { hechosDe, type EntradaLaboral } from '#domain/fondos/hechos.ts'
import { valorEnPalabras, saysValor } from '#domain/fondos/numero-en-palabras.ts'
import type { PlainDate } from '#domain/plain-date.ts'

const day = (text: string): PlainDate => text as PlainDate
const enPadron: EntradaLaboral = {
  desde: day('2020-01-16'),
  campos: { situacion: 'A', nivel1_id: 1, nivel2_id: 11, nivel3_id: 111, categoria_id: 5, sueldo_centavos: 1_019_159 },
  fuente: 'Padrón, categoría 10A',
}
const movimiento = (desde: string, campos: EntradaLaboral['campos']): EntradaLaboral => ({
  desde: day(desde),
  campos,
  fuente: 'Movimiento L-26-000007',
})
const NADA = { entidadId: 1, otrosCentavos: 0, quinqueniosCentavos: 0 }
const shown = (entradas: readonly EntradaLaboral[]) =>
  hechosDe(entradas, NADA).map(({ desde, situacion, entidadId, sueldoCentavos }) => [
    desde,
    situacion,
    entidadId,
    sueldoCentavos,
  ])

describe('the facts of a person, from what is on file and its movements', () => {
  it('change situation from its day on and keep post and salary', () => {
    expect(shown([enPadron, movimiento('2026-11-20', { situacion: 'L' })])).toEqual([
      ['2020-01-16', 'A', 1, 1_019_159],
      ['2026-11-20', 'L', 1, 1_019_159],
    ])
  })

  it('change post and salary, and keep the situation where the type leaves it', () => {
    expect(shown([enPadron, movimiento('2026-11-20', { nivel1_id: 2, sueldo_centavos: 1_233_575 })])).toEqual([
      ['2020-01-16', 'A', 1, 1_019_159],
      ['2026-11-20', 'A', 2, 1_233_575],
    ])
  })

  it('begin with an alta for somebody who had none, and say which movement it was', () => {
    const alta = movimiento('2026-11-20', { situacion: 'A', nivel1_id: 1, sueldo_centavos: 1_233_575 })
    expect(hechosDe([alta], { entidadId: 1, otrosCentavos: 7, quinqueniosCentavos: 8 })).toMatchObject([
      { desde: '2026-11-20', fuente: 'Movimiento L-26-000007', otrosCentavos: 7, quinqueniosCentavos: 8 },
    ])
    expect(shown([movimiento('2026-11-20', { situacion: 'L' })])).toEqual([])
    expect(shown([movimiento('2026-11-20', { situacion: 'T', nivel1_id: 1 })])).toEqual([])
  })

  it('never cover what began later, field by field; of one day the later recorded rules', () => {
    const later = movimiento('2026-11-25', { situacion: 'L' })
    const retroactive = movimiento('2026-10-01', { sueldo_centavos: 1_233_575 })
    expect(shown([enPadron, later, retroactive])).toEqual([
      ['2020-01-16', 'A', 1, 1_019_159],
      ['2026-10-01', 'A', 1, 1_233_575],
      ['2026-11-25', 'L', 1, 1_233_575],
    ])
    expect(shown([enPadron, movimiento('2020-01-16', { situacion: 'L' })])).toEqual([['2020-01-16', 'L', 1, 1_019_159]])
  })

  it('change other benefits and quinquenios on the day of a labour update, applied or not', () => {
    const importes = { otros_prestaciones_centavos: 70, quinquenios_centavos: 80, otros_antes: 7, quinquenios_antes: 8 }
    const paid = (registradoAt: string | null, percepciones: Parameters<typeof hechosDe>[1]) =>
      hechosDe([enPadron, { ...movimiento('2026-11-20', importes), registradoAt }], percepciones).map((hecho) => [
        hecho.desde,
        hecho.otrosCentavos,
        hecho.quinqueniosCentavos,
      ])
    const [antes, despues] = [
      { entidadId: 1, otrosCentavos: 7, quinqueniosCentavos: 8 },
      { entidadId: 1, otrosCentavos: 70, quinqueniosCentavos: 80 },
    ]
    const partido = [
      ['2020-01-16', 7, 8],
      ['2026-11-20', 70, 80],
    ]
    expect(paid(null, antes)).toEqual(partido)
    expect(paid('2026-12-01T00:00:00.000Z', despues)).toEqual(partido)
    // A payroll set others since: they hold from the update on.
    expect(paid('2026-12-01T00:00:00.000Z', { ...despues, otrosCentavos: 90 })).toEqual([
      ['2020-01-16', 7, 8],
      ['2026-11-20', 90, 80],
    ])
    // A close kept amounts before the update was recorded.
    expect(paid('2026-12-01T00:00:00.000Z', { ...antes, conocidasAt: '2026-11-30T00:00:00.000Z' })).toEqual(partido)
  })

  it('carry quinquenios to another entity, and other benefits only where the same post goes on', () => {
    const traslado = movimiento('2026-11-20', { nivel1_id: 2 })
    const paid = (entradas: readonly EntradaLaboral[], entidadId: number) =>
      hechosDe(entradas, { entidadId, otrosCentavos: 7, quinqueniosCentavos: 8 }).map((hecho) => [
        hecho.entidadId,
        hecho.otrosCentavos,
        hecho.quinqueniosCentavos,
      ])
    expect(paid([enPadron, traslado], 1)).toEqual([
      [1, 7, 8],
      [2, 0, 8],
    ])
    // The unit was merged: the post is the same in both, whichever of them the link names.
    const fusion = { ...traslado, porActo: true }
    for (const entidadId of [1, 2])
      expect(paid([enPadron, fusion], entidadId)).toEqual([
        [1, 7, 8],
        [2, 7, 8],
      ])
  })

  it('are not parted by what money does not notice', () => {
    expect(shown([enPadron, movimiento('2026-11-20', {})])).toEqual([['2020-01-16', 'A', 1, 1_019_159]])
  })
})

describe('an amount told whole', () => {
  it('shows the operation before and after rounding, and an ellipsis where it goes on', () => {
    const linea = { fondo: 'prestaciones_economicas', clave: 'FPESE', parte: 'entidad', base: 'sueldo' } as const
    const amounts = { entidadId: 1, obligado: 'entidad', baseCentavos: 509_580, tasa: 222_500 } as const
    expect(explicarLinea({ ...linea, ...amounts, importeCentavos: 113_382 }).formula).toBe(
      '$5,095.80 × 22.25 % = 1,133.8155 → $1,133.82',
    )
    const activo = { situacion: 'A', sueldoCentavos: 1_019_159 }
    expect(explicarSegmento({ ...activo, dias: 11 })).toBe('$10,191.59 ÷ 30 × 11 = 3,736.916333…')
    expect(explicarSegmento({ ...activo, dias: 15 })).toBe('$10,191.59 ÷ 30 × 15 = 5,095.795')
  })

  it('shows no salary for days that do not contribute', () => {
    expect(explicarSegmento({ situacion: 'B', sueldoCentavos: 3_126_309, dias: 15 })).toBe('No aporta')
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
