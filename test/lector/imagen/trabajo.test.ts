import type { Canvas } from '@napi-rs/canvas'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { leerPapel } from '#domain/documentos/leer-papel.ts'
import { leerReconocidas } from '#api/documentos/lector/reconocer/leer-reconocidas.ts'
import { createCanvas } from '#api/documentos/lector/lienzo.ts'
import { Motor } from '#api/documentos/lector/reconocer/motor.ts'
import { reconocerGris } from '#api/documentos/lector/reconocer/ocr.ts'
import { abrirPdf, dibujarPagina } from '#api/documentos/lector/pdf/pdf.ts'
import { colocacionDe } from '#api/documentos/lector/reconocer/postura.ts'
import { mirarDeNuevo, recognise } from '#api/documentos/lector/reconocer/reconocer-pagina.ts'
import { muestraBuscadores } from '#api/documentos/lector/vision/buscadores-qr.ts'
import { grisDe, grisSinColor, reducir, type Gris } from '#api/documentos/lector/vision/gris.ts'
import { CURP_QR, drawCurp, drawNss, pdf, PERSONA, qrPng } from '#test/lector/papeles.ts'

/** What reading costs: nothing is recognised that says nothing, and nothing twice. */
let folder: string
let qr: Buffer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lector-trabajo-'))
  qr = await qrPng(CURP_QR)
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => rm(folder, { recursive: true }))

type Dibujo = Parameters<typeof pdf>[0]

/** A page drawn at 150 dpi, as a scan would show it. */
async function hoja(draw: Dibujo): Promise<Canvas> {
  const ruta = join(folder, 'hoja.pdf')
  await writeFile(ruta, await pdf(draw))
  const doc = await abrirPdf(ruta, 1)
  const page = await dibujarPagina(await doc.getPage(1), 150 / 72)
  await doc.loadingTask.destroy()
  return page
}

/** `color` at some pixels of a white page. */
function manchada(color: string, places: readonly (readonly [number, number])[]): Canvas {
  const page = createCanvas(1240, 1640)
  const pen = page.getContext('2d')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, page.width, page.height)
  pen.fillStyle = color
  for (const [x, y] of places) pen.fillRect(x, y, 1, 1)
  return page
}

/** How often the recogniser works while `work` runs, and how it is told to. */
async function trabajos(work: () => Promise<unknown>) {
  const spy = vi.spyOn(Motor.prototype, 'reconocer')
  await work()
  return spy.mock.calls.map(([, ajustes]) => ajustes)
}

describe('a page on which nothing is written', () => {
  const specks = [80, 400, 900, 1100].map((x) => [x, x + 200] as const)

  it.each([
    ['white', []],
    ['with some specks', specks],
  ] as const)('is known for it: %s', async (_name, places) => {
    expect(await colocacionDe(grisDe(manchada('#000000', places)))).toMatchObject({ vacia: true })
  })

  it('costs no recognition, then or later, though nothing was found', async () => {
    const used = await trabajos(async () => {
      const page = await recognise(manchada('#000000', specks), 1)
      expect(page).toMatchObject({ vacia: true, qr: [], pagina: { palabras: [] } })
      expect((await leerReconocidas({ paginas: [page.pagina], qr: [] }, [page])).lectura.documento).toBe('otro')
    })
    expect(used).toEqual([])
  })

  it('is not one with a single word on it', async () => {
    const page = await recognise(await hoja((doc) => doc.fontSize(11).text('Obligaciones', 60, 60)), 1)
    expect(page.vacia).toBe(false)
    expect(page.pagina.palabras.map(({ texto }) => texto)).toEqual(['Obligaciones'])
  })
})

describe('codes', () => {
  it('are looked for on a CURP, and not on a paper of the IMSS, which has none of use', async () => {
    const curp = await recognise(await hoja((doc) => drawCurp(doc, qr)), 1)
    expect(curp.qr.map(({ texto }) => texto)).toEqual([CURP_QR])
    const nss = await recognise(
      await hoja((doc) => {
        drawNss(doc)
        doc.image(qr, 430, 500, { width: 110 })
      }),
      1,
    )
    expect(nss.qr).toEqual([])
  })
})

describe('corners of a code', () => {
  /** Bars of a thick line between thin ones, as a barcode may have them; `squares`: closed above and below, as a QR has them. */
  function marcas(squares: boolean): Canvas {
    const page = createCanvas(600, 400)
    const pen = page.getContext('2d')
    pen.fillStyle = '#ffffff'
    pen.fillRect(0, 0, page.width, page.height)
    for (const x of [60, 220, 380]) {
      pen.fillStyle = '#000000'
      pen.fillRect(x, 100, 42, squares ? 42 : 200)
      pen.fillStyle = '#ffffff'
      pen.fillRect(x + 6, squares ? 106 : 100, 30, squares ? 30 : 200)
      pen.fillStyle = '#000000'
      pen.fillRect(x + 12, squares ? 112 : 100, 18, squares ? 18 : 200)
    }
    return page
  }

  it('are seen where squares stand in squares, not where bars stand as wide', () => {
    expect(muestraBuscadores(grisDe(marcas(true)))).toBe(true)
    expect(muestraBuscadores(grisDe(marcas(false)))).toBe(false)
  })

  it('are seen on a CURP with its code, and on no text', async () => {
    expect(muestraBuscadores(grisDe(await hoja((doc) => drawCurp(doc, qr))))).toBe(true)
    expect(muestraBuscadores(grisDe(await hoja((doc) => drawCurp(doc))))).toBe(false)
    expect(muestraBuscadores(grisDe(await hoja(drawNss)))).toBe(false)
  })
})

describe('a second look', () => {
  it('does not look again beside and under the labels that the first looked beside and under', async () => {
    const page = await hoja((doc) => {
      doc.fontSize(15).text('CONSTANCIA DE LA CLAVE ÚNICA DE REGISTRO DE POBLACIÓN', 50, 75)
      doc.fontSize(11).text('CURP:', 50, 200).text('Nombre', 50, 300).text('LUCIA ELENA RAMIREZ SOTO', 50, 320)
    })
    const strips = (used: Awaited<ReturnType<typeof trabajos>>) =>
      used.filter((each) => each['tessedit_char_whitelist'] !== '' && each['tessedit_pageseg_mode'] === '6').length
    const first = recognise(page, 1)
    expect(strips(await trabajos(() => first))).toBeGreaterThan(0)
    vi.restoreAllMocks()
    const again = await trabajos(async () => expect(await mirarDeNuevo(await first, 'unico')).not.toBeNull())
    expect([again.length > 0, strips(again)]).toEqual([true, 0])
  })

  it('sees what stands in a field and what was read badly, not the rest; its page has all of it', async () => {
    const first = await recognise(await hoja((doc) => drawCurp(doc)), 1)
    const [ink, lectura] = [
      vi.spyOn(Motor.prototype, 'reconocer'),
      leerPapel({ paginas: [first.pagina], qr: [] }).lectura,
    ]
    const page = await mirarDeNuevo(first, 'unico', { campos: Object.values(lectura.campos) })
    const words = (await reconocerGris(seen(ink.mock.calls[0]?.[0]), 'pagina')).map(({ texto }) => texto).join(' ')
    expect(words).toContain(PERSONA.apellidoPaterno)
    expect(words).not.toMatch(/derecho|mexicanos|Constituci/)
    expect(page?.palabras.map(({ texto }) => texto).join(' ')).toMatch(/derecho a la identidad.*mexicanos gocen/)
  })
})

/** The page that the recogniser was given: a PGM of one byte a pixel. */
function seen(image: Uint8Array = new Uint8Array()): Gris {
  const [head = '', ancho = '0', alto = '0'] =
    /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(Buffer.from(image).toString('latin1', 0, 40)) ?? []
  return { data: image.subarray(head.length), ancho: Number(ancho), alto: Number(alto) }
}

describe('keys', () => {
  const lines = (used: Awaited<ReturnType<typeof trabajos>>) =>
    used.filter((each) => each['tessedit_char_whitelist'] !== '' && each['tessedit_pageseg_mode'] === '7').length

  it('that the code of the page holds are not read again', async () => {
    const page = await hoja((doc) => drawCurp(doc, qr))
    const used = await trabajos(async () => {
      const { pagina } = await recognise(page, 1)
      const { campos } = leerPapel({ paginas: [pagina], qr: [] }).lectura
      expect(campos['curp']).toMatchObject({ valor: PERSONA.curp })
    })
    expect(lines(used)).toBe(0)
  })

  it('that stand on the page again, read alike, are not read again for each place', async () => {
    const times = async (count: number) => {
      const page = await hoja((doc) => {
        doc.fontSize(15).text('CONSTANCIA DE LA CLAVE ÚNICA DE REGISTRO DE POBLACIÓN', 50, 75)
        for (let at = 0; at < count; at++) doc.fontSize(11).text(PERSONA.curp, 50, 150 + at * 40)
      })
      const used = lines(await trabajos(() => recognise(page, 1)))
      vi.restoreAllMocks()
      return used
    }
    const once = await times(1)
    expect(once).toBeGreaterThan(0)
    expect(await times(4)).toBe(once)
  })

  it('that no reading makes right cost no more than a few of them would', async () => {
    const wrong = ['RASL880314MASMTC01', 'ROPM750212HASDRC02', 'GALJ910823MASRPC03', 'HEMA660530HASRNC04']
    const page = await hoja((doc) => {
      doc.fontSize(15).text('CONSTANCIA DE LA CLAVE ÚNICA DE REGISTRO DE POBLACIÓN', 50, 75)
      for (const [at, clave] of [...wrong, 'TOCP830117MASRRC05', 'VIDE790909HASLZC06', 'ZUMB010101MASXXA07'].entries())
        doc.fontSize(11).text(clave, 50, 150 + at * 40)
    })
    const used = await trabajos(() => recognise(page, 1))
    // Six sizes of seven keys, and two of them stretch by stretch.
    expect(lines(used)).toBeGreaterThan(0)
    expect(lines(used)).toBeLessThan(7 * 6 + 2 * 24)
  })
})

describe('the recogniser', () => {
  it('reads light letters on a dark band when it first sees a page', async () => {
    const page = await hoja((doc) => {
      doc.rect(40, 100, 500, 30).fill('#303030')
      doc.fillColor('#ffffff').fontSize(13).text('DATOS DEL DOMICILIO REGISTRADO', 60, 108)
      doc.fillColor('#000000').fontSize(11).text('Nombre de la colonia: LAS BRISAS', 60, 160)
    })
    const { pagina } = await recognise(page, 1)
    const said = pagina.palabras.map(({ texto }) => texto).join(' ')
    expect(said).toContain('DOMICILIO')
    expect(said).toContain('LAS BRISAS')
  })

  it('goes on after an image that it cannot take', async () => {
    const page = grisDe(await hoja((doc) => doc.fontSize(14).text('Constancia', 60, 60)))
    await expect(reconocerGris({ data: new Uint8Array(0), ancho: 0, alto: 0 }, 'pagina')).rejects.toThrow()
    expect((await reconocerGris(page, 'pagina')).map(({ texto }) => texto)).toEqual(['Constancia'])
  })
})

describe('grey levels', () => {
  it('of grey are themselves, of coloured ink pale, and without colour gone', () => {
    const page = manchada('#5a5a5a', [[3, 0]])
    const pen = page.getContext('2d')
    pen.fillStyle = '#2040ff'
    pen.fillRect(0, 800, 1240, 40)
    const gris = grisDe(page)
    expect([gris.data[3], gris.data[4]]).toEqual([0x5a, 255])
    expect(gris.data[810 * 1240]).toBeGreaterThan(200)
    const bare = grisSinColor(page, gris)
    expect(bare?.data[3]).toBe(0x5a)
    expect(bare?.data[810 * 1240]).toBeGreaterThanOrEqual(gris.data[810 * 1240]!)
    expect(grisSinColor(manchada('#000000', [[3, 3]]), grisDe(manchada('#000000', [[3, 3]])))).toBeNull()
  })

  it('shrunk are between the mean and the darkest of each block; what is left over at the edges goes', () => {
    const data = Uint8Array.from([255, 255, 9, 0, 255, 55, 9, 100, 9, 9, 9, 9, 7, 7, 9])
    const { ancho, alto, data: small } = reducir({ data, ancho: 5, alto: 3 }, 2)
    expect({ ancho, alto, small: [...small] }).toEqual({ ancho: 2, alto: 1, small: [76, 14] })
  })
})
