import { describe, expect, it } from 'vitest'
import type { Canvas } from '@napi-rs/canvas'
import { seededRandom } from '#seeds/demo/personas/seeded-random.ts'
import type { Paso } from '#seeds/documentos/danos/dano.ts'
import { DANOS } from '#seeds/documentos/danos/danos.ts'
import { degradar } from '#seeds/documentos/danos/degradar.ts'
import { desenfocar, mover } from '#seeds/documentos/danos/desenfoque.ts'
import { fax } from '#seeds/documentos/danos/fax.ts'
import { girar, recortar } from '#seeds/documentos/danos/girar.ts'
import { doblez, firma, sello, sombra } from '#seeds/documentos/danos/manchas.ts'
import { alCuadrilatero, fotoDeTelefono, inversa } from '#seeds/documentos/danos/perspectiva.ts'
import { blancoYNegro, desvaido, gris, ruido } from '#seeds/documentos/danos/tono.ts'
import { nuevoLienzo } from '#seeds/documentos/dibujo/lienzo.ts'
import { imagenesDe, textosDe } from '#seeds/documentos/dibujo/paginas-pdf.ts'
import { drawNss, PERSONA, pdf } from './papeles.ts'

const [ANCHO, ALTO, DPI] = [170, 220, 20]

/** White paper with a black bar a third of the way down and a blue mark at the top left. */
function hoja(): Canvas {
  const { lienzo, pincel } = nuevoLienzo(ANCHO, ALTO)
  pincel.fillStyle = '#ffffff'
  pincel.fillRect(0, 0, ANCHO, ALTO)
  pincel.fillStyle = '#000000'
  pincel.fillRect(20, 70, 130, 12)
  pincel.fillStyle = '#2020c0'
  pincel.fillRect(4, 4, 16, 16)
  return lienzo
}

const hacer = async (paso: Paso, semilla = 1): Promise<Canvas> =>
  paso(hoja(), { random: seededRandom(semilla), dpi: DPI })

function color(lienzo: Canvas, x: number, y: number): number[] {
  return [...lienzo.getContext('2d').getImageData(x, y, 1, 1).data.slice(0, 3)]
}

const pixels = (lienzo: Canvas): number[] => {
  const { data } = lienzo.getContext('2d').getImageData(0, 0, lienzo.width, lienzo.height)
  return Array.from(
    { length: data.length / 4 },
    (_, index) => (data[index * 4]! + data[index * 4 + 1]! + data[index * 4 + 2]!) / 3,
  )
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

describe('harms to a page', () => {
  it('grey has no colour left, and the bar is as dark as before', async () => {
    const page = await hacer(gris)
    const [r, g, b] = color(page, 10, 10)
    expect([g, b]).toEqual([r, r])
    expect(color(page, 60, 75)).toEqual([0, 0, 0])
  })

  it('black and white knows nothing between', async () => {
    const tones = new Set(pixels(await hacer(blancoYNegro(128))))
    expect([...tones].sort()).toEqual([0, 255])
  })

  it('washed out: the darkest ink is grey, the paper stays white', async () => {
    const page = await hacer(desvaido(120))
    expect(color(page, 60, 75)).toEqual([120, 120, 120])
    expect(color(page, 100, 150)).toEqual([255, 255, 255])
  })

  it('noise leaves the ink darker than the paper', async () => {
    const page = await hacer(ruido(100))
    const all = pixels(page)
    const bar = all.filter(
      (_, at) => Math.floor(at / ANCHO) >= 72 && Math.floor(at / ANCHO) < 80 && at % ANCHO > 30 && at % ANCHO < 140,
    )
    const paper = all.filter((_, at) => Math.floor(at / ANCHO) > 100)
    expect(new Set(paper).size).toBeGreaterThan(20)
    expect(mean(paper) - mean(bar)).toBeGreaterThan(150)
  })

  it.each([
    [90, ALTO - 10, 10],
    [180, ANCHO - 10, ALTO - 10],
    [270, 10, ANCHO - 10],
  ] as const)('turned %i degrees clockwise, its mark is where a person would see it', async (rotacion, x, y) => {
    const page = await hacer(girar(rotacion))
    expect([page.width, page.height]).toEqual(rotacion === 180 ? [ANCHO, ALTO] : [ALTO, ANCHO])
    expect(color(page, x, y)).toEqual([32, 32, 192])
  })

  it('crooked by four degrees clockwise, the right end of the bar hangs lower', async () => {
    const page = await hacer(girar(0, 4))
    const top = (x: number): number =>
      Array.from({ length: ALTO }, (_, y) => y).find((y) => mean(color(page, x, y)) < 60 && y > 40)!
    expect(top(135) - top(35)).toBeGreaterThanOrEqual(5)
    expect(top(135) - top(35)).toBeLessThanOrEqual(9)
  })

  it('cut at an edge: smaller, and what stood there is gone', async () => {
    const page = await hacer(recortar('arriba', 0.15))
    expect([page.width, page.height]).toEqual([ANCHO, ALTO - 33])
    expect(color(page, 10, 10)).toEqual([255, 255, 255])
    expect(color(page, 60, 75 - 33)).toEqual([0, 0, 0])
  })

  it('blur and shake: the edge of the bar is grey, its middle still dark', async () => {
    for (const paso of [desenfocar(6), mover(12, 90)]) {
      const page = await hacer(paso)
      expect(mean(color(page, 80, 70))).toBeGreaterThan(60)
      expect(mean(color(page, 80, 70))).toBeLessThan(200)
      expect(mean(color(page, 80, 76))).toBeLessThan(110)
    }
  })

  it('shadow: one corner far darker than the opposite one', async () => {
    const page = await hacer(sombra(0.4))
    const corners = [color(page, 2, 217), color(page, 167, 217), color(page, 167, 2), color(page, 2, 30)].map(mean)
    expect(Math.min(...corners)).toBeLessThan(140)
    expect(Math.max(...corners)).toBeGreaterThan(230)
  })

  it('fold, stamp and pen add dark to the paper and leave most of it white', async () => {
    for (const paso of [doblez, sello, firma]) {
      const [before, after] = [pixels(hoja()), pixels(await hacer(paso))]
      const darker = after.filter((tone, at) => tone < before[at]! - 10).length / after.length
      expect(darker).toBeGreaterThan(0.002)
      expect(darker).toBeLessThan(0.35)
    }
  })

  it('a fax is the same size, mostly white, its bar still black', async () => {
    const page = await fax(hoja(), { random: seededRandom(1), dpi: 100 })
    expect([page.width, page.height]).toEqual([ANCHO, ALTO])
    expect(mean(pixels(page))).toBeGreaterThan(190)
    expect(mean(color(page, 80, 76))).toBeLessThan(60)
  })

  it('a photo: the table around, the sheet within, the mark at its top left', async () => {
    const page = await hacer(fotoDeTelefono)
    expect(page.width).toBeGreaterThan(ANCHO)
    const paper = mean(color(page, page.width >> 1, (page.height * 0.6) | 0))
    expect(Math.abs(mean(color(page, 0, 0)) - paper)).toBeGreaterThan(40)
    const blue = Array.from({ length: 60 }, (_, at) => color(page, at, at)).some(([r = 0, , b = 0]) => b > r + 80)
    expect(blue).toBe(true)
  })

  it('a projection takes the corners of the square to the corners of the sheet, and back', () => {
    const corners = [
      [12, 8],
      [190, 15],
      [180, 260],
      [5, 240],
    ] as const
    const to = alCuadrilatero(corners)
    const at = ([a, b, c, d, e, f, g, h]: typeof to, x: number, y: number): number[] => {
      const w = g * x + h * y + 1
      return [(a * x + b * y + c) / w, (d * x + e * y + f) / w]
    }
    for (const [index, [x, y]] of (
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ] as const
    ).entries()) {
      const [u = 0, v = 0] = at(to, x, y)
      expect([u, v].map(Math.round)).toEqual([...corners[index]!])
      const [p = 0, q = 0] = at(inversa(to), u, v)
      expect(p).toBeCloseTo(x)
      expect(q).toBeCloseTo(y)
    }
  })
})

describe('harmed papers', () => {
  const papel = pdf(drawNss)
  const otro = pdf((doc) => doc.fontSize(12).text('NSS 99 88 77 6655 4 de otra persona', 50, 120))
  const make = async (nombre: string, semilla = 3) => {
    const dano = DANOS.find((each) => each.nombre === nombre)!
    return degradar(
      await papel,
      { ...dano, receta: (random) => ({ ...dano.receta(random), dpi: 40 }) },
      { semilla, otro: await otro },
    )
  }

  it('every harm has a name of its own and all groups are there', () => {
    expect(new Set(DANOS.map(({ nombre }) => nombre)).size).toBe(DANOS.length)
    expect(new Set(DANOS.map(({ grupo }) => grupo))).toEqual(new Set(['limpio', 'resto', 'capa-falsa']))
  })

  it('the same seed harms the same way to the byte, another one differently', async () => {
    const [first, again, other] = [await make('de-todo'), await make('de-todo'), await make('de-todo', 4)]
    expect(first.bytes.equals(again.bytes)).toBe(true)
    expect(first.bytes.equals(other.bytes)).toBe(false)
  })

  it('a scan has no text; a photo is a JPG; a scan without loss is a PNG', async () => {
    const scan = await make('gris-200')
    expect([scan.extension, await textosDe(scan.bytes)]).toEqual(['pdf', ['']])
    const photo = await make('foto')
    expect([photo.extension, photo.bytes.subarray(0, 3).toString('hex')]).toEqual(['jpg', 'ffd8ff'])
    expect((await make('color-200-png')).bytes.subarray(1, 4).toString()).toBe('PNG')
  })

  it('under a foreign layer lies the text of the other paper, under a scrambled one nothing of the own', async () => {
    expect((await textosDe((await make('capa-ajena')).bytes)).join()).toContain('99 88 77 6655 4')
    const scrambled = (await textosDe((await make('capa-revuelta')).bytes)).join()
    expect(scrambled.length).toBeGreaterThan(200)
    expect(scrambled).not.toContain(PERSONA.curp)
  })

  it('a broken font looks the same and says something else', async () => {
    const broken = await make('letras-cifradas')
    expect((await textosDe(await papel)).join()).toContain(PERSONA.curp)
    expect((await textosDe(broken.bytes)).join()).not.toContain(PERSONA.curp)
    const [before, after] = [await imagenesDe(await papel, 30), await imagenesDe(broken.bytes, 30)]
    expect(pixels(after[0]!)).toEqual(pixels(before[0]!))
  })

  it('two papers in one file are the pages of both', async () => {
    expect((await make('dos-papeles')).imagenes).toHaveLength(2)
  })
})
