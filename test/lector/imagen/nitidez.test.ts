import { describe, expect, it } from 'vitest'
import { enfocar } from '#api/documentos/lector/vision/nitidez.ts'
import type { Gris } from '#api/documentos/lector/vision/gris.ts'

const ANCHO = 40
/** Paper, a slope of eight pixels, ink: the edge of a letter out of focus. */
const borde = (): Gris => {
  const row = Array.from({ length: ANCHO }, (_, x) => Math.round(230 - 170 * Math.min(1, Math.max(0, (x - 16) / 8))))
  return { data: Uint8Array.from(Array.from({ length: 20 }, () => row).flat()), ancho: ANCHO, alto: 20 }
}
/** Pixels of the middle row that are neither paper nor ink. */
const pendiente = ({ data }: Gris): number =>
  [...data.subarray(10 * ANCHO, 11 * ANCHO)].filter((value) => value > 80 && value < 210).length

describe('a blurred edge', () => {
  it('is steeper once sharpened, and what is flat stays as it was', () => {
    const sharp = enfocar(borde(), 2, 1.5)
    expect(pendiente(borde())).toBeGreaterThanOrEqual(6)
    expect(pendiente(sharp)).toBeLessThan(pendiente(borde()) - 1)
    expect([sharp.data[10 * ANCHO], sharp.data[11 * ANCHO - 1]]).toEqual([230, 60])
  })
})
