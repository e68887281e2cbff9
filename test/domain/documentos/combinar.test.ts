import { describe, expect, it } from 'vitest'
import { combinar, type Hallazgo } from '#domain/documentos/combinar.ts'

/** A NSS that the recogniser read well in one place of a page; each place is another line. */
const hallazgo = (valor: string, linea: number, more: Partial<Hallazgo> = {}): Hallazgo => ({
  campo: 'nss',
  valor,
  fuente: 'ocr',
  palabra: 0.95,
  apoyos: 0,
  factor: 1,
  pagina: 1,
  caja: [0, linea, 100, linea + 10],
  valido: true,
  ...more,
})

const [VALIDO, INVALIDO] = ['12345678903', '98765432109']

describe('the value of a field that a paper prints in several places', () => {
  it.each([
    ['an invalid one in two places', [{ valido: false }, { valido: false }]],
    ['an invalid one as digital text', [{ valido: false, fuente: 'texto', palabra: 1 }]],
    ['an invalid one in a QR', [{ valido: false, fuente: 'qr', palabra: 1 }]],
  ] as const)('is the valid one, whose check digit agrees, over %s', (_what, invalidos) => {
    const malos = invalidos.map((more, i) => hallazgo(INVALIDO, 20 * (i + 1), more))
    for (const orden of [
      [hallazgo(VALIDO, 0), ...malos],
      [...malos, hallazgo(VALIDO, 0)],
    ])
      expect(combinar(orden)).toMatchObject({ valor: VALIDO, otroValor: INVALIDO, seguro: false })
  })

  it.each([
    ['digital text over the recogniser', { fuente: 'texto', palabra: 1 }, {}],
    ['a QR over digital text', { fuente: 'qr', palabra: 1 }, { fuente: 'texto', palabra: 1 }],
    ['the clearer word over the other', { palabra: 0.99 }, { palabra: 0.7 }],
  ] as const)('is, of two valid ones, that of %s', (_what, mejor, peor) => {
    const [one, other] = [hallazgo('11111111111', 0, mejor), hallazgo('22222222222', 20, peor)]
    for (const orden of [
      [one, other],
      [other, one],
    ])
      expect(combinar(orden)).toMatchObject({ valor: one.valor, otroValor: other.valor, seguro: false })
  })

  it('is, of two valid ones that the recogniser read, the one in more places', () => {
    const orden = [hallazgo('22222222222', 0, { palabra: 0.99 }), hallazgo(VALIDO, 20), hallazgo(VALIDO, 40)]
    expect(combinar(orden)?.valor).toBe(VALIDO)
  })
})
