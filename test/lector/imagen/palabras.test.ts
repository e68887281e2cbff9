import { describe, expect, it } from 'vitest'
import { createCanvas } from '#api/documentos/lector/lienzo.ts'
import { releerPalabras } from '#api/documentos/lector/reconocer/releer-palabras.ts'
import { grisDe } from '#api/documentos/lector/vision/gris.ts'
import { preparar } from '#api/documentos/lector/vision/hoja-preparada.ts'
import type { Palabra } from '#domain/documentos/pagina.ts'
import { letra } from '#test/lector/letra.ts'

const [X, Y, SIZE] = [80, 100, 24]

/** A sheet with two words of a name, and those words as a first reading has them. */
function hoja(
  impresas: readonly [string, string],
  leidas: readonly [string, string],
  encima: (pen: ReturnType<ReturnType<typeof createCanvas>['getContext']>) => void = () => undefined,
) {
  const page = createCanvas(700, 300)
  const pen = page.getContext('2d')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, page.width, page.height)
  pen.fillStyle = '#101010'
  pen.font = letra(SIZE)
  let x = X
  const palabras = impresas.map((texto, at): Palabra => {
    pen.fillText(texto, x, Y)
    const w = pen.measureText(texto).width
    const word = { texto: leidas[at] ?? '', x, y: Y - SIZE * 0.78, w, h: SIZE * 0.8, confianza: 0.6 }
    x += w + SIZE * 0.4
    return word
  })
  encima(pen)
  return { hoja: preparar(grisDe(page), { giro: 0, angulo: 0 }, SIZE * 0.73), palabras }
}

describe('the words of a name read again', () => {
  it('get back the tilde that the first reading lost; what all readings give is surer', async () => {
    const { hoja: sheet, palabras } = hoja(['TREVIÑO', 'GALINDO'], ['TREVINO', 'GALINDO'])
    const again = await releerPalabras(sheet, [
      palabras.map((word) => ({
        ...word,
        x: word.x * sheet.escala,
        y: word.y * sheet.escala,
        w: word.w * sheet.escala,
        h: word.h * sheet.escala,
      })),
    ])
    const [first, second] = [...again.values()]
    expect(first?.texto).toBe('TREVIÑO')
    expect(second?.texto).toBe('GALINDO')
    expect(second?.confianza).toBeGreaterThan(0.85)
  })

  it.each([
    ['rgba(60, 60, 60, 0.5)', 3, 6],
    ['rgba(40, 40, 40, 0.55)', 6, 4],
    ['rgba(20, 20, 20, 0.5)', 0, -4],
    ['rgba(90, 90, 90, 0.5)', 10, 0],
  ])('are read from under a grey stamp %s %s %s', async (tinta, dx, dy) => {
    const sello = (pen: Parameters<NonNullable<Parameters<typeof hoja>[2]>>[0]) => {
      pen.fillStyle = tinta
      pen.font = letra(SIZE, 'bold')
      pen.fillText('COTEJADO', X + dx, Y + dy)
    }
    const { hoja: sheet, palabras } = hoja(['GUADALUPE', 'BELTRAN'], ['SUADATUPE', 'BELTRAN'], sello)
    const scaled = palabras.map((word) => ({
      ...word,
      x: word.x * sheet.escala,
      y: word.y * sheet.escala,
      w: word.w * sheet.escala,
      h: word.h * sheet.escala,
    }))
    const [first] = [...(await releerPalabras(sheet, [scaled])).values()]
    expect(first?.texto).toBe('GUADALUPE')
  })

  it('stay in capitals where a reading takes letters for small ones of the same shape', async () => {
    const { hoja: sheet, palabras } = hoja(['soLís', 'UGALDE'], ['SOLÍS', 'UGALDE'])
    const scaled = palabras.map((word) => ({
      ...word,
      x: word.x * sheet.escala,
      y: word.y * sheet.escala,
      w: word.w * sheet.escala,
      h: word.h * sheet.escala,
    }))
    expect([...(await releerPalabras(sheet, [scaled])).values()].map(({ texto }) => texto)).toEqual(['SOLÍS', 'UGALDE'])
  })
})
