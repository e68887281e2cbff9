import { afterEach, describe, expect, it, vi } from 'vitest'
import { createCanvas } from '#api/documentos/lector/lienzo.ts'
import { Motor } from '#api/documentos/lector/reconocer/motor.ts'
import { reconocerGris } from '#api/documentos/lector/reconocer/ocr.ts'
import { releerVacio } from '#api/documentos/lector/reconocer/releer-vacios.ts'
import { grisDe } from '#api/documentos/lector/vision/gris.ts'
import { preparar } from '#api/documentos/lector/vision/hoja-preparada.ts'
import type { Caja } from '#domain/documentos/campo-leido.ts'
import type { PaginaConPalabras } from '#domain/documentos/pagina.ts'
import { letra } from '#test/lector/letra.ts'

afterEach(() => vi.restoreAllMocks())

const [ANCHO, ALTO] = [900, 300]

/** "Segundo apellido:", `value` after a gap, and another column's label, as a page of which the first reading gave only the labels. */
function hoja(value: string) {
  const lienzo = createCanvas(ANCHO, ALTO)
  const pen = lienzo.getContext('2d')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, ANCHO, ALTO)
  pen.fillStyle = '#101010'
  pen.font = letra(26)
  pen.fillText('Segundo apellido:', 60, 150)
  pen.fillText(value, 330, 150)
  pen.fillText('Turno:', 640, 150)
  const label = { texto: 'apellido:', x: 60, y: 128, w: 210, h: 26, confianza: 0.96 }
  const pagina: PaginaConPalabras = {
    pagina: 1,
    ancho: ANCHO,
    alto: ALTO,
    fuente: 'ocr',
    palabras: [label, { texto: 'Turno:', x: 640, y: 128, w: 80, h: 26, confianza: 0.96 }],
  }
  const caja: Caja = [label.x / ANCHO, label.y / ALTO, label.w / ANCHO, label.h / ALTO]
  const preparada = preparar(grisDe(lienzo), { giro: 0, angulo: 0 }, 20)
  return { preparada, pagina, caja }
}

describe('the place beside a label that gave nothing', () => {
  it('is read alone where ink is, up to the next word, and is not as sure as a first reading', async () => {
    const { preparada, pagina, caja } = hoja('TUN')
    const found = await releerVacio(preparada, pagina, caja)
    expect(found.map(({ texto }) => texto)).toEqual(['TUN'])
    expect(found[0]?.confianza).toBeLessThan(0.9)
    expect(found[0]?.x).toBeGreaterThan(300)
    expect(found[0]?.x).toBeLessThan(400)
  })

  it('is not read where there is none', async () => {
    const { preparada, pagina, caja } = hoja('')
    const spy = vi.spyOn(Motor.prototype, 'reconocer')
    expect(await releerVacio(preparada, pagina, caja)).toEqual([])
    expect(spy).not.toHaveBeenCalled()
  })
})

describe('an initial that looks like a bar', () => {
  it.each([22, 26, 30])('stays in its street, in letters of %i pixels', async (size) => {
    const lienzo = createCanvas(900, 200)
    const pen = lienzo.getContext('2d')
    pen.fillStyle = '#ffffff'
    pen.fillRect(0, 0, 900, 200)
    pen.fillStyle = '#101010'
    pen.font = letra(size)
    pen.fillText('Y Calle: AVENIDA FRANCISCO I. MADERO', 60, 110)
    const words = await reconocerGris(grisDe(lienzo), 'pagina')
    expect(words.map(({ texto }) => texto).join(' ')).toBe('Y Calle: AVENIDA FRANCISCO I. MADERO')
  })
})
