import type { Canvas } from '@napi-rs/canvas'
import { createCanvas } from '#api/documentos/lector/lienzo.ts'
import { abrirPdf, dibujarPagina } from '#api/documentos/lector/pdf/pdf.ts'
import { seededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { fotoDeTelefono } from '#seeds/documentos/danos/perspectiva.ts'
import { letra } from '#test/lector/letra.ts'

export type Dano = (lienzo: Canvas) => Canvas | Promise<Canvas>

/** A page of `ruta` as an image of `dpi`, harmed by each of `danos` in turn, as JPEG bytes. */
export async function escaneo(ruta: string, dpi: number, ...danos: Dano[]): Promise<Buffer> {
  const doc = await abrirPdf(ruta, 10)
  const drawn = await dibujarPagina(await doc.getPage(1), dpi / 72)
  await doc.loadingTask.destroy()
  let page = drawn
  for (const dano of danos) page = await dano(page)
  return page.toBuffer('image/jpeg', 80)
}

/** Laid crooked by `grados` clockwise and whole, on `fondo`. */
export const girado =
  (grados: number, fondo = '#ffffff'): Dano =>
  (page) => {
    const sideways = Math.abs(grados) % 180 > 45 && Math.abs(grados) % 180 < 135
    const out = sideways ? createCanvas(page.height, page.width) : createCanvas(page.width, page.height)
    const pen = out.getContext('2d')
    pen.fillStyle = fondo
    pen.fillRect(0, 0, out.width, out.height)
    pen.translate(out.width / 2, out.height / 2)
    pen.rotate((grados * Math.PI) / 180)
    pen.drawImage(page, -page.width / 2, -page.height / 2)
    return out
  }

/** A shadow that takes most of the light from one side of the page. */
export const sombra: Dano = (page) => {
  const pen = page.getContext('2d')
  const dark = pen.createLinearGradient(0, 0, page.width, page.height * 0.3)
  dark.addColorStop(0, 'rgba(0,0,0,0.72)')
  dark.addColorStop(0.45, 'rgba(0,0,0,0.6)')
  dark.addColorStop(0.6, 'rgba(0,0,0,0)')
  pen.fillStyle = dark
  pen.fillRect(0, 0, page.width, page.height)
  return page
}

/** A blue stamp across a place, given as fractions of the page. */
export const sello =
  (x: number, y: number): Dano =>
  (page) => {
    const pen = page.getContext('2d')
    const unit = page.width / 100
    pen.save()
    pen.translate(page.width * x, page.height * y)
    pen.rotate(-0.2)
    pen.globalAlpha = 0.55
    pen.strokeStyle = pen.fillStyle = '#1b2fa0'
    pen.lineWidth = unit * 0.5
    pen.strokeRect(-13 * unit, -4 * unit, 26 * unit, 8 * unit)
    pen.font = letra(3 * unit, 'bold')
    pen.fillText('RECIBIDO', -8 * unit, unit)
    pen.restore()
    return page
  }

/** Rules across the whole width, as a dirty fax head leaves them. */
export const rayasDeFax: Dano = (page) => {
  const pen = page.getContext('2d')
  pen.fillStyle = '#101010'
  for (let y = 0.06; y < 1; y += 0.041) pen.fillRect(0, Math.round(page.height * y), page.width, 2)
  return page
}

/** Photographed with a phone on a table darker than the sheet, aslant and lit from one side. */
export const enMesa: Dano = (page) => fotoDeTelefono(page, { random: seededRandom(4), dpi: 170 })
