import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Lector, type Avance } from '#api/documentos/lector/lector.ts'
import { createCanvas, loadImage } from '#api/documentos/lector/lienzo.ts'
import { leerReconocidas } from '#api/documentos/lector/reconocer/leer-reconocidas.ts'
import type { Reconocida } from '#api/documentos/lector/reconocer/reconocer-pagina.ts'
import { grisDe } from '#api/documentos/lector/vision/gris.ts'
import { preparar } from '#api/documentos/lector/vision/hoja-preparada.ts'
import { hoja, type Celda } from '#test/domain/documentos/hojas.ts'
import { CON_TIEMPO, drawCurp, drawNss, pdf, PERSONA, scan } from './papeles.ts'

const NOMBRE: Celda[] = [
  [50, 160, 'Nombre(s)'],
  [220, 160, 'Primer apellido'],
  [390, 160, 'Segundo apellido'],
  [50, 176, PERSONA.nombres],
  [220, 176, PERSONA.apellidoPaterno],
  [390, 176, PERSONA.apellidoMaterno],
]
const SIN_NSS: Celda[] = [
  [50, 50, 'Instituto Mexicano del Seguro Social'],
  [50, 75, 'Constancia de Vigencia de Derechos'],
  ...NOMBRE,
  [390, 200, 'CURP'],
  [390, 216, PERSONA.curp],
]

/** A page read with these words, on blank paper: whoever looks again finds nothing more. */
function reconocida(celdas: readonly Celda[]): Reconocida {
  const postura = { giro: 0, angulo: 0 } as const
  const blank = preparar({ data: new Uint8Array(612 * 792).fill(255), ancho: 612, alto: 792 }, postura, null)
  return { pagina: hoja(celdas, 0.97), qr: [], postura, hoja: blank, sinColor: null, vacia: false }
}

async function leer(celdas: readonly Celda[], hayPrisa: boolean) {
  const page = reconocida(celdas)
  const leido = await leerReconocidas({ paginas: [page.pagina], qr: [] }, [page], { hayPrisa: () => hayPrisa })
  const { campos, avisos } = leido.lectura
  return {
    datos: leido.datos,
    seguros: Object.keys(campos).filter((campo) => campos[campo]?.seguro),
    avisos: avisos.map(({ codigo }) => codigo),
  }
}

it('a reading that time ended before it looked again says so, and is sure of nothing that it recognised', async () => {
  const { datos, seguros, avisos } = await leer(SIN_NSS, true)
  expect(datos).toMatchObject({ curp: PERSONA.curp, nss: '' })
  expect(seguros).toEqual([])
  expect(avisos).toContain('lectura_sin_terminar')
})

it('with its time, the same reading is sure of what it recognised well', async () => {
  const { datos, seguros, avisos } = await leer(SIN_NSS, false)
  expect(datos).toMatchObject({ curp: PERSONA.curp, nss: '' })
  expect(seguros).toContain('curp')
  expect(avisos).not.toContain('lectura_sin_terminar')
})

it('a reading that lacks nothing has ended, however late', async () => {
  const { seguros, avisos } = await leer([...SIN_NSS, [50, 120, 'NSS'], [50, 136, PERSONA.nss]], true)
  expect(seguros).toEqual(expect.arrayContaining(['nss', 'curp']))
  expect(avisos).not.toContain('lectura_sin_terminar')
})

/** Dark pixels of the first and of the last sixth of an image: the titles of a paper are in its first. */
async function inkOf(bytes: Buffer): Promise<[first: number, last: number]> {
  const image = await loadImage(bytes)
  const canvas = createCanvas(image.width, image.height)
  canvas.getContext('2d').drawImage(image, 0, 0)
  const { data } = grisDe(canvas)
  const count = (part: Uint8Array) => part.reduce((sum, level) => sum + (level < 128 ? 1 : 0), 0)
  return [count(data.subarray(0, data.length / 6)), count(data.subarray((data.length / 6) * 5))]
}

describe('a paper that takes too long', () => {
  let folder: string
  const hasty = new Lector({ procesos: 1, limiteMs: CON_TIEMPO.limiteMs, apuro: 0 })
  beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'sin-tiempo-'))))
  afterAll(async () => {
    hasty.close()
    await rm(folder, { recursive: true })
  })
  const file = async (name: string, bytes: Buffer) => {
    const ruta = join(folder, name)
    await writeFile(ruta, bytes)
    return ruta
  }

  it('gives the key of its first page, not sure, and says that the other was not read', async () => {
    const [nss, curp] = await Promise.all([
      scan(await file('nss-largo.pdf', await pdf(drawNss)), { dpi: 150 }),
      scan(await file('curp-largo.pdf', await pdf(drawCurp)), { dpi: 150, giro: 2 }),
    ])
    const both = await pdf((doc) => {
      doc.image(nss, 0, 0, { width: doc.page.width, height: doc.page.height })
      doc.addPage().image(curp, 0, 0, { width: doc.page.width, height: doc.page.height })
    })
    const pages: Avance[] = []
    const ruta = await file('largo.pdf', both)
    const { lectura, datos, posturas } = await hasty.readDocument(ruta, {
      onProgress: (avance) => pages.push(avance),
    })
    expect(datos).toMatchObject({ nss: PERSONA.nss })
    expect(Object.values(lectura.campos).filter(({ seguro }) => seguro)).toEqual([])
    expect(lectura.avisos.map(({ mensaje }) => mensaje)).toContain('Solo se leyó una de las 2 páginas digitalizadas.')
    expect(pages.at(-1)).toMatchObject({ pagina: 1, de: 2 })
    // Nobody knows how the other page lies: whoever shows it finds out.
    expect(posturas).toEqual([{ giro: 0, angulo: 0 }, null])
    const [first, last] = await inkOf(await hasty.renderPage(ruta, 2, { width: 600 }))
    expect(first).toBeGreaterThan(2 * last)
  })
})
