import { describe, expect, it } from 'vitest'
import type { Palabra } from '#domain/documentos/pagina.ts'
import { createCanvas } from '#api/documentos/lector/lienzo.ts'
import { releerClave } from '#api/documentos/lector/reconocer/releer-clave.ts'
import { releerDigitos } from '#api/documentos/lector/reconocer/releer-digitos.ts'
import { grisDe } from '#api/documentos/lector/vision/gris.ts'
import { preparar, type HojaPreparada } from '#api/documentos/lector/vision/hoja-preparada.ts'
import { letra } from '#test/lector/letra.ts'

const [X, Y, SIZE] = [80, 100, 26]

/** A sheet with one printed run, and that run as a first reading has it, in a box that reaches `alto` times its height. */
function impreso(texto: string, leido: string, alto = 1): { hoja: HojaPreparada; palabra: Palabra } {
  const page = createCanvas(700, 260)
  const pen = page.getContext('2d')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, page.width, page.height)
  pen.fillStyle = '#101010'
  pen.font = letra(SIZE)
  pen.fillText(texto, X, Y)
  const hoja = preparar(grisDe(page), { giro: 0, angulo: 0 }, SIZE * 0.73)
  const [w, h] = [pen.measureText(texto).width, SIZE * 0.8]
  const box = { x: X, y: Y - SIZE * 0.78 - (h * (alto - 1)) / 2, w, h: h * alto }
  const [x = 0, y = 0, bw = 0, bh = 0] = [box.x, box.y, box.w, box.h].map((side) => side * hoja.escala)
  return { hoja, palabra: { texto: leido, x, y, w: bw, h: bh, confianza: 0.8 } }
}

describe('a postal code read again among digits', () => {
  it('is what nearly all readings say, and then for a person to confirm', async () => {
    const { hoja, palabra } = impreso('23119', '22119')
    expect(await releerDigitos(hoja, palabra)).toMatchObject({ texto: '23119', confianza: 0.7 })
  })

  it('is surer where they say what the first reading said', async () => {
    const { hoja, palabra } = impreso('45082', '45082')
    const { texto, confianza } = await releerDigitos(hoja, palabra)
    expect([texto, (confianza ?? 0) > 0.9]).toEqual(['45082', true])
  })

  it('is found in a box that noise made far too tall', async () => {
    const { hoja, palabra } = impreso('45082', '45032', 2.2)
    expect((await releerDigitos(hoja, palabra)).texto).toBe('45082')
  })
})

describe('a key whose box is far too tall', () => {
  it('is read again at the size of its letters', async () => {
    const { hoja, palabra } = impreso('RASL880314MASMTC06', 'RASL8803I4MASMTCO5', 2.2)
    expect((await releerClave(hoja, palabra, () => null)).palabra.texto).toBe('RASL880314MASMTC06')
  })
})
