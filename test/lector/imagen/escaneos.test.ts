import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCanvas, loadImage } from '#api/documentos/lector/lienzo.ts'
import { Lector } from '#api/documentos/lector/lector.ts'
import { CON_TIEMPO, CURP_QR, drawCurp, drawNss, pdf, pdfOfImage, PERSONA, qrPng } from '#test/lector/papeles.ts'
import { enMesa, escaneo, girado, rayasDeFax, sello, sombra, type Dano } from './escaneos.ts'

let folder: string
let curp: string
let nss: string
const lector = new Lector(CON_TIEMPO)
const file = async (name: string, bytes: Buffer) => {
  const ruta = join(folder, name)
  await writeFile(ruta, bytes)
  return ruta
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lector-imagen-'))
  curp = await file('curp.pdf', await pdf((doc) => drawCurp(doc)))
  nss = await file('nss.pdf', await pdf(drawNss))
})
afterAll(async () => {
  lector.close()
  await rm(folder, { recursive: true })
})

const scanned = async (name: string, dpi: number, ...danos: Dano[]) =>
  file(`${name}.jpg`, await escaneo(curp, dpi, ...danos))

describe('a scanned CURP gives its key', () => {
  it.each([
    ['upside down at 150 dpi', [girado(180)], { giro: 2 }],
    ['on its side and nine degrees askew', [girado(90 + 9)], { giro: 3 }],
    ['half in deep shadow', [sombra], { giro: 0 }],
    ['with a blue stamp over the key', [sello(0.36, 0.215)], { giro: 0 }],
    ['through the rules of a dirty fax', [rayasDeFax], { giro: 0 }],
  ] as const)('%s', async (name, danos, postura) => {
    const { lectura, datos, posturas } = await lector.readDocument(await scanned(name, 150, ...danos))
    expect(posturas[0]).toMatchObject(postura)
    expect([lectura.documento, datos]).toEqual(['curp', expect.objectContaining({ curp: PERSONA.curp })])
  })
})

describe('the pages of one file', () => {
  const vacia: Dano = ({ width, height }) => {
    const blank = createCanvas(width, height)
    const pen = blank.getContext('2d')
    pen.fillStyle = '#ffffff'
    pen.fillRect(0, 0, width, height)
    return blank
  }

  it('stand each as its own words tell, however the one before it lay', async () => {
    const pages = [[girado(180)], [vacia], [], [girado(180)], [girado(90)]].map((danos) => escaneo(nss, 150, ...danos))
    const images = await Promise.all(pages)
    const whole = await pdf((doc) => {
      for (const [n, image] of images.entries()) {
        if (n > 0) doc.addPage()
        doc.image(image, 0, 0, { width: doc.page.width, height: doc.page.height })
      }
    })
    const { posturas, datos } = await lector.readDocument(await file('en-desorden.pdf', whole), { esperado: 'nss' })
    expect([0, 2, 3, 4].map((n) => posturas[n]?.giro)).toEqual([2, 0, 2, 3])
    expect(datos).toMatchObject({ nss: PERSONA.nss })
  })
})

describe('a photo of a sheet on a table', () => {
  it('is laid flat, read, and shown as the sheet alone, which the boxes belong to', async () => {
    const ruta = await scanned('foto', 170, enMesa)
    const { lectura, datos, posturas } = await lector.readDocument(ruta)
    expect(datos).toMatchObject({ curp: PERSONA.curp, nombres: PERSONA.nombres })
    expect(posturas[0]?.esquinas).toBeDefined()
    // On the sheet itself, 612 × 792, the key is drawn at x 50, y 146.
    const [x, y] = lectura.campos['curp']!.caja
    expect(Math.abs(x - 50 / 612)).toBeLessThan(0.02)
    expect(Math.abs(y - 146 / 792)).toBeLessThan(0.02)
    const shown = await loadImage(await lector.renderPage(ruta, 1, { width: 612 }))
    expect(Math.abs(shown.height - 792)).toBeLessThan(40)
  })

  it('gives its QR too', async () => {
    const image = await qrPng(CURP_QR)
    const withQr = await file('con-qr.pdf', await pdf((doc) => drawCurp(doc, image)))
    const ruta = await file('foto-qr.jpg', await escaneo(withQr, 150, enMesa, girado(180, '#6b4a2e')))
    const { lectura } = await lector.readDocument(ruta)
    expect(lectura.campos['curp']).toMatchObject({ valor: PERSONA.curp, fuente: 'qr', seguro: true })
  })
})

describe('what was read before', () => {
  it('changes nothing: a file read after another gives to the letter what it gives alone', async () => {
    const one = await file('uno.pdf', await pdfOfImage(await escaneo(nss, 150, girado(1.3))))
    const fresh = new Lector(CON_TIEMPO)
    const alone = await fresh.readDocument(one)
    fresh.close()
    await lector.readDocument(await scanned('otro', 150, girado(180), sombra))
    expect(JSON.stringify(await lector.readDocument(one))).toBe(JSON.stringify(alone))
  })
})
