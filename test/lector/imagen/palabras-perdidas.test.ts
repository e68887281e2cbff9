import { describe, expect, it } from 'vitest'
import { createCanvas } from '#api/documentos/lector/lienzo.ts'
import { reconocerGris } from '#api/documentos/lector/reconocer/ocr.ts'
import { conPalabrasPerdidas } from '#api/documentos/lector/reconocer/palabras-perdidas.ts'
import { grisDe } from '#api/documentos/lector/vision/gris.ts'
import { preparar, type HojaPreparada } from '#api/documentos/lector/vision/hoja-preparada.ts'
import type { Palabra } from '#domain/documentos/pagina.ts'
import { letra } from '#test/lector/letra.ts'

type Pluma = ReturnType<ReturnType<typeof createCanvas>['getContext']>

const RENGLONES = [
  'Número Interior: TORRE 2 PISO 7',
  'Régimen de Sueldos y Salarios 20/03/2023',
  'Localidad: SAN JOAQUIN',
]

/** A sheet with the lines, and whatever else is drawn on it. */
function hoja(more: (pen: Pluma) => void = () => undefined): HojaPreparada {
  const page = createCanvas(900, 320)
  const pen = page.getContext('2d')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, page.width, page.height)
  pen.fillStyle = '#101010'
  pen.font = letra(26)
  RENGLONES.forEach((texto, at) => pen.fillText(texto, 60, 70 + 80 * at))
  more(pen)
  return preparar(grisDe(page), { giro: 0, angulo: 0 }, 19)
}

const textos = (palabras: readonly Palabra[]) => palabras.map(({ texto }) => texto).sort()
/** What a first look gave that did not see some words. */
async function sin(sheet: HojaPreparada, lost: (word: Palabra) => boolean) {
  const all = await reconocerGris(sheet.gris, 'pagina')
  return { all, seen: all.filter((word) => !lost(word)) }
}

/** A word as a recogniser boxes it on a page that is not quite straight. */
const alta = (word: Palabra): Palabra => ({ ...word, y: word.y - word.h, h: 3 * word.h })

/** A bar behind the last value, as high as its letters. */
const barra = (pen: Pluma) => pen.fillRect(60 + pen.measureText(RENGLONES[2] ?? '').width + 10, 211, 3, 19)

/** The words of the three lines, without what is drawn besides. */
async function soloPalabras(sheet: HojaPreparada) {
  const { seen } = await sin(sheet, ({ x, y }) => y < 40 || (y > 180 && x > 350))
  return seen.filter(({ texto }) => /^\p{L}/u.test(texto))
}

const sureness = (words: readonly Palabra[], texto: string) =>
  words.find((word) => word.texto === texto)?.confianza ?? 0

describe('words that the first look at a page passed over', () => {
  it.each([
    ['a line', ({ y }: Palabra) => y > 120 && y < 170],
    ['the sign at the end of a value', ({ texto }: Palabra) => texto === '7'],
    ['half a line', ({ texto }: Palabra) => ['Sueldos', 'y', 'Salarios'].includes(texto)],
  ])('%s: are read of the ink that no word covers, in their place', async (_, lost) => {
    const sheet = hoja()
    const { all, seen } = await sin(sheet, lost)
    expect(seen.length).toBeLessThan(all.length)
    const found = await conPalabrasPerdidas(sheet, seen)
    expect(textos(found)).toEqual(textos(all))
    for (const word of all) {
      const same = found.find(({ texto, x }) => texto === word.texto && Math.abs(x - word.x) < 8)
      expect(Math.abs((same?.y ?? 0) - word.y), word.texto).toBeLessThan(8)
    }
  })

  it('a sign is read beside a word whose box is as tall as three lines', async () => {
    const sheet = hoja()
    const { all, seen } = await sin(sheet, ({ texto }) => texto === '7')
    expect(textos(await conPalabrasPerdidas(sheet, seen.map(alta)))).toEqual(textos(all))
  })

  it('the end of a word whose box is too short is no other word, and the word stays as sure', async () => {
    const sheet = hoja()
    const { all } = await sin(sheet, () => false)
    const short = all.map((word) => (word.texto === 'JOAQUIN' ? { ...word, w: word.w - 26 } : word))
    const found = await conPalabrasPerdidas(sheet, short)
    expect(textos(found)).toEqual(textos(all))
    expect(sureness(found, 'JOAQUIN')).toBe(sureness(all, 'JOAQUIN'))
  })

  it('the end of a word that was read together with the one before is no other word', async () => {
    const sheet = hoja()
    const { all } = await sin(sheet, () => false)
    const glued = all.flatMap((word) => {
      if (word.texto === 'JOAQUIN') return []
      return word.texto === 'SAN' ? { ...word, texto: 'SANJOAQUIN' } : word
    })
    expect(textos(await conPalabrasPerdidas(sheet, glued))).toEqual(textos(glued))
  })

  it('nothing is read twice, nor of a broken rule beside the text', async () => {
    const sheet = hoja((pen) => {
      for (let y = 40; y < 300; y += 34) pen.fillRect(52, y, 2, 20)
    })
    const { all } = await sin(sheet, () => false)
    expect(textos(await conPalabrasPerdidas(sheet, all))).toEqual(textos(all))
  })

  it.each([
    ['the word beside it', (word: Palabra) => word],
    ['the word beside it, whose box is as tall as three lines,', alta],
  ])('a sign that nothing reads: %s is less sure', async (_, box) => {
    const sheet = hoja(barra)
    const known = (await soloPalabras(sheet)).map(box)
    const found = await conPalabrasPerdidas(sheet, known)
    expect(sureness(found, 'JOAQUIN')).toBeLessThan(0.87)
    expect(sureness(found, 'Localidad:')).toBe(sureness(known, 'Localidad:'))
  })

  it('the word beside a sign is less sure where too many others are on the page to read each', async () => {
    const sheet = hoja((pen) => {
      for (let x = 30; x < 870; x += 52) pen.fillText('X', x, 25)
      barra(pen)
    })
    const found = await conPalabrasPerdidas(sheet, await soloPalabras(sheet))
    expect(sureness(found, 'JOAQUIN')).toBeLessThan(0.87)
  })
})
