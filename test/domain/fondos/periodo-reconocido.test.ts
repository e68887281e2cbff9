import { describe, expect, it } from 'vitest'
import {
  hechosReconocidos,
  type EntradaRegistrada,
  type PeriodoReconocido,
} from '#domain/fondos/extemporaneas/periodo-reconocido.ts'
import type { PlainDate } from '#domain/plain-date.ts'

const day = (text: string): PlainDate => text as PlainDate
const [ANTES, APROBADO, DESPUES] = ['2026-11-01T12:00:00Z', '2026-11-20T12:00:00Z', '2026-11-25T12:00:00Z']
const PERCEPCIONES = { entidadId: 1, otrosCentavos: 0, quinqueniosCentavos: 0 }

const entrada = (
  desde: string,
  registradoAt: string | null,
  campos: EntradaRegistrada['campos'],
): EntradaRegistrada => ({ desde: day(desde), registradoAt, campos, fuente: 'Movimiento X-26-000001' })
/** On file since 16 October with 12,000.00. */
const ALTA = entrada('2026-10-16', ANTES, { situacion: 'A', nivel1_id: 1, sueldo_centavos: 1_200_000 })
const periodo = (more: Partial<PeriodoReconocido> = {}): PeriodoReconocido => ({
  folio: 'AE-26-000001',
  entidadId: 1,
  desde: day('2026-09-26'),
  hasta: day('2026-10-15'),
  sueldoCentavos: 1_200_000,
  aprobadoAt: APROBADO,
  ...more,
})
const shown = (entradas: readonly EntradaRegistrada[], periodos: readonly PeriodoReconocido[] = [periodo()]) =>
  hechosReconocidos(entradas, PERCEPCIONES, periodos).map(({ desde, situacion, entidadId, sueldoCentavos }) => [
    desde,
    situacion,
    entidadId,
    sueldoCentavos,
  ])

const RECONOCIDO = ['2026-09-26', 'A', 1, 1_200_000]
const REGISTRADO = ['2026-10-16', 'A', 1, 1_200_000]

describe('a recognised period', () => {
  it('covers what was recorded before its approval', () => {
    expect(shown([ALTA, entrada('2026-10-06', ANTES, { situacion: 'L', sueldo_centavos: 1_500_000 })])).toEqual([
      RECONOCIDO,
      ['2026-10-16', 'A', 1, 1_200_000],
    ])
  })

  it.each([
    ['a raise', { sueldo_centavos: 1_500_000 }, ['2026-10-06', 'A', 1, 1_500_000]],
    ['a leave', { situacion: 'L' }, ['2026-10-06', 'L', 1, 1_200_000]],
    ['a transfer', { nivel1_id: 2 }, ['2026-10-06', 'A', 2, 1_200_000]],
  ])('lets %s that is recorded later hold from its day on', (_, campos, hecho) => {
    for (const registradoAt of [DESPUES, null])
      expect(shown([ALTA, entrada('2026-10-06', registradoAt, campos)])).toEqual([RECONOCIDO, hecho, REGISTRADO])
  })

  it('is not reduced by a baja or a lower salary that is recorded later', () => {
    expect(shown([ALTA, entrada('2026-10-06', DESPUES, { situacion: 'B' })])).toEqual([RECONOCIDO, REGISTRADO])
    expect(shown([ALTA, entrada('2026-10-06', DESPUES, { sueldo_centavos: 900_000 })])).toEqual([
      RECONOCIDO,
      REGISTRADO,
    ])
  })

  it('lets a later baja hold after its last day', () => {
    const enPadron = entrada('2020-01-16', ANTES, { situacion: 'A', nivel1_id: 1, sueldo_centavos: 1_000_000 })
    expect(shown([enPadron, entrada('2026-10-06', DESPUES, { situacion: 'B' })])).toEqual([
      ['2020-01-16', 'A', 1, 1_000_000],
      RECONOCIDO,
      ['2026-10-16', 'B', 1, 1_000_000],
    ])
  })

  it('is not covered by a later record whose day is before it', () => {
    expect(
      shown([ALTA, entrada('2026-09-01', DESPUES, { situacion: 'L', sueldo_centavos: 1_500_000 })]),
    ).toContainEqual(RECONOCIDO)
  })

  it('is covered by another one that is approved later', () => {
    const otro = periodo({
      folio: 'AE-26-000002',
      desde: day('2026-10-06'),
      sueldoCentavos: 1_500_000,
      aprobadoAt: null,
    })
    expect(shown([ALTA], [periodo(), otro])).toEqual([RECONOCIDO, ['2026-10-06', 'A', 1, 1_500_000], REGISTRADO])
  })
})
