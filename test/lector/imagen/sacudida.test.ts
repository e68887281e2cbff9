import type { Canvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { createCanvas } from '#api/documentos/lector/lienzo.ts'
import { reconocerGris } from '#api/documentos/lector/reconocer/ocr.ts'
import { grisDe } from '#api/documentos/lector/vision/gris.ts'
import { preparar } from '#api/documentos/lector/vision/hoja-preparada.ts'
import { sacudidaDe } from '#api/documentos/lector/vision/sacudida.ts'
import { desenfocar, mover } from '#seeds/documentos/danos/desenfoque.ts'
import { fold } from '#domain/documentos/texto.ts'
import { seededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { letra } from '#test/lector/letra.ts'

const SIZE = 24
const RENGLONES = [
  'VILLASEÑOR GUTIERREZ MARIA FERNANDA',
  'CALLE INDEPENDENCIA NUMERO 1038 INTERIOR 6',
  'COLONIA BENITO JUAREZ, CODIGO POSTAL 37280',
  'REGISTRO 880314 DEL PADRON',
  'FECHA DE EXPEDICION 26 DE AGOSTO DE 2026',
  'REGIMEN DE SUELDOS Y SALARIOS',
]

/** A sheet of capital letters, each of its lines leaning as slanted letters do (`cursiva`). */
function hoja({ cursiva = 0 } = {}): Canvas {
  const page = createCanvas(1000, 700)
  const pen = page.getContext('2d')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, page.width, page.height)
  pen.fillStyle = '#101010'
  pen.font = letra(SIZE)
  for (const [row, texto] of RENGLONES.entries()) {
    pen.setTransform(1, 0, -cursiva, 1, 80, 120 + 80 * row)
    pen.fillText(texto, 0, 0)
  }
  return page
}

const LETRAS = { altura: SIZE * 0.73, verticales: false }
const AMBIENTE = { dpi: 72, random: seededRandom(1) }

/** Smeared over some pixels. */
const movida = async (pixeles: number, grados: number) => mover(pixeles, grados)(hoja(), AMBIENTE)

describe('a page that moved while it was taken', () => {
  it.each([
    [4, 0],
    [5, 30],
    [5, 90],
    [5, 135],
    [7, 165],
  ])('by %s pixels at %s degrees tells both', async (pixeles, grados) => {
    const found = sacudidaDe(grisDe(await movida(pixeles, grados)), LETRAS)
    expect(found?.largo).toBeGreaterThan(0.6 * pixeles)
    expect(found?.largo).toBeLessThan(1.4 * pixeles)
    const off = ((((found?.angulo ?? Infinity) * 180) / Math.PI - grados + 270) % 180) - 90
    expect(Math.abs(off)).toBeLessThan(8)
  })

  it.each<[string, () => Canvas | Promise<Canvas>]>([
    ['was held still', () => hoja()],
    ['has slanted letters', () => hoja({ cursiva: 0.2 })],
    ['is out of focus', () => desenfocar(2)(hoja(), AMBIENTE)],
    ['is blank', () => createCanvas(600, 600)],
    ['has no room for a letter', () => createCanvas(3, 3)],
  ])('did not where it %s', async (_, draw) => {
    expect(sacudidaDe(grisDe(await draw()), LETRAS)).toBeNull()
  })

  it.each([
    [6, 15],
    [6, 75],
    [5, 135],
  ])('is read as if it had not (%s pixels at %s degrees)', async (pixeles, grados) => {
    const { gris } = preparar(grisDe(await movida(pixeles, grados)), { giro: 0, angulo: 0 }, LETRAS.altura)
    const words = await reconocerGris(gris, 'bloque')
    expect(fold(words.map(({ texto }) => texto).join(' '))).toBe(fold(RENGLONES.join(' ')))
  })
})
