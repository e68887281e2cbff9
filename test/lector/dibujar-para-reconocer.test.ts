import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ArchivoPdf } from '#api/documentos/lector/pdf/archivo-pdf.ts'
import { dibujarParaReconocer } from '#api/documentos/lector/pdf/dibujar-para-reconocer.ts'
import { sinDatosDeCamara } from '#api/documentos/lector/imagen.ts'
import { abrirPaginas } from '#api/documentos/lector/pdf/paginas-abiertas.ts'
import { pdf } from './papeles.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'dibujar-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** White, with a black band across its upper third. */
function sheet(): Buffer {
  const canvas = createCanvas(1224, 1584)
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, 1224, 1584)
  context.fillStyle = '#000000'
  context.fillRect(0, 400, 1224, 100)
  return canvas.toBuffer('image/jpeg', 90)
}

/** A JPEG with what a camera writes first: how it was held (EXIF, tag 0x0112). */
function conOrientacion(jpeg: Buffer, orientacion: number): Buffer {
  const tiff = Buffer.from('49492a00080000000100120103000100000000000000', 'hex')
  tiff.writeUInt16LE(orientacion, 18)
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.alloc(4)])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)])
}

async function drawn(draw: Parameters<typeof pdf>[0], opciones: Parameters<typeof pdf>[1] = {}): Promise<Canvas> {
  const ruta = path.join(folder, `${Math.random()}.pdf`)
  await writeFile(ruta, await pdf(draw, { margin: 0, ...opciones }))
  const archivo = await ArchivoPdf.abrir(ruta, 5)
  const [page] = await abrirPaginas(archivo)
  if (!page) throw new Error('No page')
  const lienzo = await dibujarParaReconocer(archivo, page)
  await archivo.cerrar()
  return lienzo
}

/** Light of a place, given as fractions of the image: 0 is black. */
function lightAt(lienzo: Canvas, x: number, y: number): number {
  const { data } = lienzo
    .getContext('2d')
    .getImageData(Math.floor(x * lienzo.width), Math.floor(y * lienzo.height), 1, 1)
  return data[1] ?? -1
}

describe('a page to be recognised', () => {
  it('a scan is its own image, pixel by pixel', async () => {
    const jpeg = sheet()
    const lienzo = await drawn((doc) => doc.image(jpeg, 0, 0, { width: 612, height: 792 }))
    expect([lienzo.width, lienzo.height]).toEqual([1224, 1584])
    expect([lightAt(lienzo, 0.5, 0.28), lightAt(lienzo, 0.5, 0.6)]).toEqual([0, 255])
  })

  it('a scan whose camera said that it lies on its side stands as its page has it', async () => {
    const jpeg = conOrientacion(sheet(), 6)
    expect(sinDatosDeCamara(jpeg)).toEqual(sheet())
    // PDFKit would turn the page; its types do not know that it can be told not to.
    const asItIs = { width: 612, height: 792, ignoreOrientation: true }
    const lienzo = await drawn((doc) => doc.image(jpeg, 0, 0, asItIs))
    expect([lienzo.width, lienzo.height]).toEqual([1224, 1584])
    expect([lightAt(lienzo, 0.5, 0.28), lightAt(lienzo, 0.5, 0.6)]).toEqual([0, 255])
  })

  it('what is drawn over a scan is seen, be it a stamp or a letter', async () => {
    const jpeg = sheet()
    const stamped = await drawn((doc) =>
      doc.image(jpeg, 0, 0, { width: 612, height: 792 }).rect(100, 450, 400, 60).fill('#000000'),
    )
    expect([lightAt(stamped, 0.5, 0.28), lightAt(stamped, 0.5, 0.6)]).toEqual([0, 0])
    const letters = await drawn((doc) =>
      doc.image(jpeg, 0, 0, { width: 612, height: 792 }).fontSize(300).fillColor('#000000').text('I', 306, 300),
    )
    const row = Array.from({ length: 60 }, (_, index) => lightAt(letters, 0.48 + index / 400, 0.55))
    expect(Math.min(...row)).toBeLessThan(60)
  })

  it('an image laid upside down on its page is seen so', async () => {
    const jpeg = sheet()
    const lienzo = await drawn((doc) =>
      doc.rotate(180, { origin: [306, 396] }).image(jpeg, 0, 0, { width: 612, height: 792 }),
    )
    expect([lightAt(lienzo, 0.5, 0.28), lightAt(lienzo, 0.5, 0.72)]).toEqual([255, 0])
  })

  it('an image that leaves a margin has it on the page too', async () => {
    const jpeg = sheet()
    const lienzo = await drawn((doc) => doc.image(jpeg, 61.2, 79.2, { width: 489.6, height: 633.6 }))
    expect(lienzo.width / lienzo.height).toBeCloseTo(612 / 792, 2)
    expect([lightAt(lienzo, 0.05, 0.32), lightAt(lienzo, 0.5, 0.32)]).toEqual([255, 0])
  })
})
