import { describe, expect, it } from 'vitest'
import { preguntaDeLote } from '#domain/afiliacion/actos/pregunta-lote.ts'

const cambios = (n: number) =>
  Array.from({ length: n }, (_, i) => ({ folio: `C-26-${i}`, tipo: 'Actualización', terminaActividad: false }))
const bajas = (n: number) =>
  Array.from({ length: n }, (_, i) => ({ folio: `B-26-${i}`, tipo: 'Baja', terminaActividad: true }))
const NADA: ReadonlySet<string> = new Set()

describe('an act on many movements', () => {
  it('asks nothing of ten changes, opened or not', () => {
    expect(preguntaDeLote(cambios(10), NADA)).toEqual([])
  })

  it('asks when more than ten were not opened', () => {
    expect(preguntaDeLote(cambios(11), NADA)).toEqual(['No has abierto el detalle de 11 de ellos.'])
    expect(preguntaDeLote(cambios(11), new Set(['C-26-3']))).toEqual([])
  })

  it('always asks about those that end a contribution, and names them', () => {
    expect(preguntaDeLote([...cambios(2), ...bajas(1)], new Set(['B-26-0']))).toEqual([
      'Uno termina la actividad de una persona: Baja B-26-0.',
    ])
    expect(preguntaDeLote(bajas(7), NADA)).toEqual([
      '7 terminan la actividad de una persona: Baja B-26-0, Baja B-26-1, Baja B-26-2, Baja B-26-3, Baja B-26-4 y 2 más.',
    ])
  })
})
