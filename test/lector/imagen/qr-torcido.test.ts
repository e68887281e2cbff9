import type { Canvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { createCanvas, loadImage } from '#api/documentos/lector/lienzo.ts'
import { leerQr } from '#api/documentos/lector/qr/qr.ts'
import { grisDe } from '#api/documentos/lector/vision/gris.ts'
import { CURP_QR, qrPng } from '#test/lector/papeles.ts'

const [ANCHO, ALTO] = [900, 1200]
/** Where the code is printed on the upright page. */
const [X, Y, LADO] = [600, 300, 200]
const ANGULO = 3

function hoja(dibujar: (pen: ReturnType<Canvas['getContext']>) => void): Canvas {
  const page = createCanvas(ANCHO, ALTO)
  const pen = page.getContext('2d')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, ANCHO, ALTO)
  dibujar(pen)
  return page
}

describe('a code that the straightened page no longer gives', () => {
  it('is read from the image as it came, and told where it stands on the upright page', async () => {
    const code = await loadImage(await qrPng(CURP_QR))
    const came = hoja((pen) => {
      pen.translate(ANCHO / 2, ALTO / 2)
      pen.rotate((-ANGULO * Math.PI) / 180)
      pen.translate(-ANCHO / 2, -ALTO / 2)
      pen.drawImage(code, X, Y, LADO, LADO)
    })
    // Upright its corners still show, and too much of the rest is gone.
    const upright = hoja((pen) => {
      pen.drawImage(code, X, Y, LADO, LADO)
      pen.fillRect(X + 0.36 * LADO, Y + 0.36 * LADO, 0.6 * LADO, 0.6 * LADO)
    })
    const postura = { giro: 0, angulo: ANGULO } as const
    const page = { gris: grisDe(upright), fuente: grisDe(came), postura, escala: 1, letra: 20 }
    const [found, ...others] = await leerQr(page, 1)
    expect([found?.texto, others.length]).toEqual([CURP_QR, 0])
    const [x = 0, y = 0, w = 0] = found?.caja ?? []
    expect(Math.abs(x * ANCHO - X)).toBeLessThan(0.15 * LADO)
    expect(Math.abs(y * ALTO - Y)).toBeLessThan(0.15 * LADO)
    expect(Math.abs(w * ANCHO - LADO)).toBeLessThan(0.25 * LADO)
  })
})
