import type { SKRSContext2D } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { createCanvas } from '#api/documentos/lector/lienzo.ts'
import { mirarDeNuevo, recognise } from '#api/documentos/lector/reconocer/reconocer-pagina.ts'
import { sinTintaPalida } from '#api/documentos/lector/vision/fondo.ts'
import { grisDe } from '#api/documentos/lector/vision/gris.ts'
import { letra } from '#test/lector/letra.ts'

const LINES = [
  'INSTITUTO MEXICANO DEL SEGURO SOCIAL',
  'CONSTANCIA DE SEMANAS COTIZADAS',
  'ORALIA MURGUIA OCAMPO',
  'NSS: 46260448108',
  'Tu detalle de semanas cotizadas',
  'Semanas descontadas 112',
  'Semanas reintegradas 0',
  'La información de este documento corresponde a los registros del Instituto',
  'a la fecha de su emisión; si encuentras diferencias en tu nombre o tu número',
  'acude a la subdelegación que te corresponde con una identificación oficial.',
  'Este documento no acredita por sí mismo el derecho a las prestaciones.',
]

/** A page of black lines at 150 dpi; `stamp` draws over them. */
function hoja(stamp: (pen: SKRSContext2D) => void = () => undefined) {
  const page = createCanvas(1240, 960)
  const pen = page.getContext('2d')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, page.width, page.height)
  pen.fillStyle = '#101010'
  pen.font = letra(30)
  for (const [at, line] of LINES.entries()) pen.fillText(line, 90, 120 + at * 75)
  stamp(pen)
  return page
}

/** A round stamp in grey ink, its strokes as thick as those of the letters under it. */
function sello(pen: SKRSContext2D): void {
  // Ink over ink is darker than either.
  pen.globalCompositeOperation = 'multiply'
  pen.strokeStyle = '#8c8c8c'
  pen.lineWidth = 7
  for (const radius of [190, 150]) {
    pen.beginPath()
    pen.arc(330, 330, radius, 0, 2 * Math.PI)
    pen.stroke()
  }
}

describe('a stamp in grey ink', () => {
  it('is told from the edges of letters and from pale rules', () => {
    const rule = (pen: SKRSContext2D) => {
      pen.fillStyle = '#b0b0b0'
      pen.fillRect(60, 200, 1100, 2)
    }
    expect(sinTintaPalida(grisDe(hoja()))).toBeNull()
    expect(sinTintaPalida(grisDe(hoja(rule)))).toBeNull()
    expect(sinTintaPalida(grisDe(hoja(sello)))).not.toBeNull()
  })

  it('goes, the black of the letters stays', () => {
    const page = grisDe(hoja(sello))
    const bare = sinTintaPalida(page)
    const at = (gris: { readonly data: Uint8Array }, x: number, y: number) => gris.data[y * page.ancho + x] ?? -1
    expect(at(page, 330, 140)).toBeLessThan(170)
    expect(bare && at(bare, 330, 140)).toBe(255)
    const black = (gris: { readonly data: Uint8Array }) => gris.data.filter((value) => value < 60).length
    expect(bare && black(bare)).toBeGreaterThanOrEqual(black(grisDe(hoja())) * 0.85)
  })

  it('a look without it reads the number under it; no such look is taken of a page without one', async () => {
    const first = await recognise(hoja(sello), 1)
    const again = await mirarDeNuevo(first, 'oscura')
    expect(again?.palabras.map(({ texto }) => texto).join(' ')).toContain('46260448108')
    expect(await mirarDeNuevo(await recognise(hoja(), 1), 'oscura')).toBeNull()
  })
})
