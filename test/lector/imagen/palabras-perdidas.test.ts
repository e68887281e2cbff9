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

  it('the end of a word whose box is too short is no other word', async () => {
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

  it('the word beside a sign that nothing reads is less sure', async () => {
    const sheet = hoja((pen) => {
      const end = 60 + pen.measureText(RENGLONES[2] ?? '').width + 10
      pen.fillRect(end, 211, 3, 19)
    })
    const { all } = await sin(sheet, ({ x, y }) => y > 180 && x > 350)
    const known = all.filter(({ texto }) => /^\p{L}/u.test(texto))
    const found = await conPalabrasPerdidas(sheet, known)
    const sureness = (words: readonly Palabra[], texto: string) =>
      words.find((word) => word.texto === texto)?.confianza ?? 0
    expect(sureness(found, 'JOAQUIN')).toBeLessThan(0.87)
    expect(sureness(found, 'Localidad:')).toBe(sureness(known, 'Localidad:'))
  })
})
