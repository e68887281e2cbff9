import { describe, expect, it } from 'vitest'
import { datosPorComprobar, dudaResueltaTexto, type DatoDePapel } from '#domain/afiliacion/dato-de-papel.ts'

const NOMBRE: DatoDePapel = {
  tipo: 'curp',
  archivo: 'a',
  campo: 'nombres',
  valor: 'LUCÍA',
  leido: 'LUCÍA',
  resultado: 'conservado',
  fuente: 'ocr',
  confianzaPct: 30,
  seguro: false,
  lugar: null,
}

describe('what the desk did with a doubt', () => {
  it.each<[string, Partial<DatoDePapel>]>([
    ['Leído 30 %, confirmado a mano', {}],
    ['Leído 30 % «LUCIO», escrito a mano', { resultado: 'corregido', leido: 'LUCIO' }],
    ['Leído «LUCIO», elegido a mano de otro documento', { resultado: 'otro_papel', leido: 'LUCIO', fuente: 'texto' }],
    ['Sin leer, escrito a mano', { resultado: 'faltaba', leido: '', fuente: '' }],
    ['', { seguro: true }],
  ])('%s', (expected, change) => expect(dudaResueltaTexto({ ...NOMBRE, ...change })).toBe(expected))

  it('is told of every paper, and what is sure once', () => {
    const sure = { ...NOMBRE, seguro: true }
    const again = { ...sure, tipo: 'csf', archivo: 'b' } as const
    const doubt = { ...again, archivo: 'c', seguro: false }
    expect(datosPorComprobar([sure, again, doubt])).toEqual([sure, doubt])
  })
})
