import { describe, expect, it } from 'vitest'
import { leerPorTramos } from '#api/documentos/lector/reconocer/leer-por-tramos.ts'
import { createCanvas } from '#api/documentos/lector/lienzo.ts'
import { grisDe, type Gris } from '#api/documentos/lector/vision/gris.ts'
import { letra } from '#test/lector/letra.ts'

/** One line of text, black on white. */
function renglon(texto: string): Gris {
  const page = createCanvas(60 + texto.length * 30, 80)
  const pen = page.getContext('2d')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, page.width, page.height)
  pen.fillStyle = '#000000'
  pen.font = letra(40)
  pen.fillText(texto, 20, 56)
  return grisDe(page)
}

describe('a key read stretch by stretch', () => {
  it.each(['BAOA860805HGTRCR09', 'SOSS580105MGTSSS05', 'SAMD070501HASNLNA8', '17078631847'])('%s', async (clave) => {
    expect(await leerPorTramos(renglon(clave))).toBe(clave)
  })

  it('is none where another length was asked for', async () => {
    expect(await leerPorTramos(renglon('17078631847'), [18, 13])).toBeNull()
  })

  it('a line that has not as many signs as a key is none', async () => {
    expect(await leerPorTramos(renglon('GUANAJUATO'))).toBeNull()
  })
})
