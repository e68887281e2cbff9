import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { capasDe } from '#api/documentos/lector/pdf/capas.ts'
import { copiaLigera } from '#api/documentos/lector/pdf/copia-ligera.ts'
import { abrirBytes } from '#api/documentos/lector/pdf/pdf.ts'
import type { Capas } from '#api/documentos/lector/pdf/recorrido.ts'
import { zonasQr } from '#api/documentos/lector/qr/zonas-qr.ts'
import { pdf } from './papeles.ts'

const TEXTO = 'CONSTANCIA DE LA CLAVE UNICA DE REGISTRO DE POBLACION DE EJEMPLO'

function image(width: number, height: number, kind: 'jpeg' | 'png' = 'jpeg'): Buffer {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#000000'
  context.fillRect(width / 4, height / 4, width / 2, height / 2)
  return kind === 'png' ? canvas.toBuffer('image/png') : canvas.toBuffer('image/jpeg', 80)
}

/** What the walk through the light copy tells of the first page. */
async function layersOf(bytes: Uint8Array): Promise<Capas> {
  const { data, imagenes } = copiaLigera(bytes)
  const doc = await abrirBytes(data, 5, 'sin letras')
  const capas = await capasDe(await doc.getPage(1), imagenes)
  await doc.loadingTask.destroy()
  return capas
}

describe('the light copy of a PDF', () => {
  it('has every byte at its place, and knows how large its images are', async () => {
    const bytes = await pdf((doc) => doc.text(TEXTO, 50, 50))
    expect(copiaLigera(bytes).imagenes).toEqual([])
    expect(Buffer.from(copiaLigera(bytes).data).equals(bytes)).toBe(true)
    const [jpeg, png] = [image(1240, 1754), image(300, 200, 'png')]
    const both = await pdf((doc) => doc.image(jpeg, 0, 0, { width: 600 }).image(png, 10, 10, { width: 50 }))
    const { data, imagenes } = copiaLigera(both)
    expect(data.length).toBe(both.length)
    // A PNG that may be seen through brings its mask, an image too.
    expect(new Set(imagenes.map(({ ancho, alto }) => `${ancho} × ${alto}`))).toEqual(
      new Set(['1240 × 1754', '300 × 200']),
    )
    expect(imagenes.flatMap((each) => (each.jpeg ? [Buffer.from(each.jpeg).equals(jpeg)] : []))).toEqual([true])
  })

  it('text under an image that covers the page is not seen; beside a small one it is', async () => {
    const jpeg = image(1240, 1754)
    const cover = (width: number) =>
      pdf((doc) => doc.text(TEXTO, 50, 50).image(jpeg, 0, 0, { width, height: width * 1.4 }), { margin: 0 })
    expect((await layersOf(await cover(612))).letrasVisibles).toBe(0)
    expect((await layersOf(await cover(150))).letrasVisibles).toBe(TEXTO.length)
  })

  it('unseen letters are not seen where no image is either', async () => {
    const bytes = await pdf((doc) => {
      doc.addContent('3 Tr')
      doc.text(TEXTO, 50, 50)
    })
    expect((await layersOf(bytes)).letrasVisibles).toBe(0)
  })

  it('the image that covers a page is known by its own pixels, not by those of the copy', async () => {
    const jpeg = image(1224, 1584)
    const bytes = await pdf((doc) => doc.image(jpeg, 0, 0, { width: 612, height: 792 }), { margin: 0 })
    expect((await layersOf(bytes)).resolucion).toBeCloseTo(2)
  })

  it('an image that is told in an unusual way stays as it is, and covers all the same', async () => {
    const jpeg = image(1240, 1754)
    const usual = await pdf((doc) => doc.text(TEXTO, 50, 50).image(jpeg, 0, 0, { width: 612, height: 792 }), {
      margin: 0,
    })
    const odd = Buffer.from(usual.toString('latin1').replace('/Subtype /Image', '/Subtype /Im#61ge'), 'latin1')
    expect(copiaLigera(odd).imagenes).toEqual([])
    expect((await layersOf(odd)).letrasVisibles).toBe(0)
  })
})

describe('where a QR may be', () => {
  it('many small squares that fill a square; rules of a table and a bar code are none', async () => {
    const { rellenos, estampas } = await layersOf(
      await pdf((doc) => {
        for (let row = 0; row < 21; row++)
          for (let column = row % 2; column < 21; column += 2) doc.rect(300 + column * 4, 100 + row * 4, 4, 4)
        doc.fill('#000000').text(TEXTO, 50, 50)
        for (let row = 0; row < 90; row++) doc.rect(50, 300 + row * 3, 500, 0.5).fill('#888888')
        doc.text(TEXTO, 50, 650)
        for (let bar = 0; bar < 80; bar++) doc.rect(50 + bar * 3, 700, 1.5, 30)
        doc.fill('#000000')
      }),
    )
    const [zona, ...others] = zonasQr({ rellenos, estampas })
    expect(others).toEqual([])
    const [x0 = 0, , x1 = 0] = zona?.cuadro ?? []
    expect([Math.round(x0), Math.round(x1)]).toEqual([300, 384])
  })

  it('squares drawn one by one, and an image that is about square; a banner is none', async () => {
    const [square, banner] = [image(200, 200, 'png'), image(900, 120, 'png')]
    const { rellenos, estampas } = await layersOf(
      await pdf((doc) => {
        for (let row = 0; row < 21; row++)
          for (let column = row % 2; column < 21; column += 2)
            doc.rect(60 + column * 4, 90 + row * 4, 4, 4).fill('#000')
        doc.image(banner, 50, 300, { width: 450 }).image(square, 400, 500, { width: 90 })
      }),
    )
    expect(zonasQr({ rellenos, estampas }).map((zona) => zona.rellenos.length > 0)).toEqual([true, false])
  })
})
